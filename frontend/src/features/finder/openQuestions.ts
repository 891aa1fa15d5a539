import type { TopicId } from '../../content/topics';
import type { Criterion, Finding } from './match';
import type { Need } from './need';

const topicOf: Readonly<Record<Exclude<Criterion, 'carry'>, TopicId>> = {
  range: 'temperature-range',
  hours: 'hold-time',
  openings: 'openings',
  units: 'capacity',
  box: 'interior',
};

const topicOfWay: Readonly<Record<NonNullable<Need['carry']>, TopicId>> = {
  'shoulder-strap': 'part-shoulder-strap',
  handle: 'part-handle',
  vertical: 'position',
  horizontal: 'position',
};

/** What to ask about, a topic for each of these findings that is not published. */
export function openQuestions(findings: readonly Finding[], { carry }: Need): readonly TopicId[] {
  const unknown = findings.filter(({ outcome }) => outcome === 'unknown').map(({ criterion }) => criterion);
  return [
    ...new Set(
      unknown.flatMap((criterion) => (criterion === 'carry' ? (carry ? topicOfWay[carry] : []) : topicOf[criterion])),
    ),
  ];
}
