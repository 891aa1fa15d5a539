import { labelBands } from '../content/facts/labels';
import { formatQuantity } from '../content/quantities';
import type { LabelColor } from '../content/types';
import styles from './LabelDots.module.css';

const names: Readonly<Record<LabelColor, string>> = {
  white: 'White label',
  blue: 'Blue label',
  orange: 'Orange label',
};

/** The trade's label colors that a product carries (section 3), named for those who do not see them. */
export function LabelDots({ labels }: { labels: readonly LabelColor[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles.labels} aria-label="Label colors">
      {labels.map((label) => (
        <li key={label} className={styles[label]}>
          {names[label]}, {formatQuantity(labelBands[label])}
        </li>
      ))}
    </ul>
  );
}
