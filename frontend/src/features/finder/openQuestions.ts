import type { TopicId } from '../../content/topics';
import type { CarryingWay } from '../../domain/cooler';
import type { Finding } from '../../domain/verdict';

const topicOfWay: Readonly<Record<CarryingWay, TopicId>> = {
  'shoulder-strap': 'part-shoulder-strap',
  handle: 'part-handle',
  vertical: 'position',
  horizontal: 'position',
};

const topicOfCriterion: Readonly<Record<Exclude<Finding['criterion'], 'carry'>, TopicId>> = {
  range: 'temperature-range',
  hours: 'hold-time',
  openings: 'openings',
  units: 'capacity',
  box: 'interior',
};

const topicOf = (finding: Finding): TopicId =>
  finding.criterion === 'carry' ? topicOfWay[finding.needed] : topicOfCriterion[finding.criterion];

/** Topics to ask about, each once: the findings to confirm, and those about unpublished figures. */
export const openQuestions = (findings: readonly Finding[]): readonly TopicId[] => [
  ...new Set(findings.filter(({ outcome }) => outcome === 'confirm' || outcome === 'unknown').map(topicOf)),
];
