import type { TopicId } from '../../content/topics';
import type { CarryingWay } from '../../domain/cooler';
import type { Finding } from '../../domain/verdict';

const topicOfWay: Readonly<Record<CarryingWay, TopicId>> = {
  'shoulder-strap': 'part-shoulder-strap',
  handle: 'part-handle',
  vertical: 'position',
  horizontal: 'position',
};

function topicOf(finding: Finding): TopicId {
  switch (finding.criterion) {
    case 'range':
      return 'temperature-range';
    case 'hours':
      return 'hold-time';
    case 'openings':
      return 'openings';
    case 'units':
      return 'capacity';
    case 'box':
      return 'interior';
    case 'carry':
      return topicOfWay[finding.needed];
  }
}

/** Topics to ask about, each once: the findings to confirm, and those about unpublished figures. */
export const openQuestions = (findings: readonly Finding[]): readonly TopicId[] => [
  ...new Set(
    findings.filter(({ outcome }) => outcome === 'confirm' || outcome === 'unknown').map((finding) => topicOf(finding)),
  ),
];
