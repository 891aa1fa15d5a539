import { ProductCard } from '../../components/ProductCard';
import { SpecTable } from '../../components/SpecTable';
import type { SpecimenData } from '../../content/screens';
import type { SpecimenTexts } from '../../content/specimen-texts';
import { Drawings } from './Drawings';
import styles from './SpecimenPanel.module.css';

/** How wide the cards' pictures stand: the grid fills its row, and stands beside the tabs from 992 px on. */
const sizesOf = (cards: number) =>
  cards > 2
    ? '(min-width: 1200px) min(17.5rem, 21.5vw), (min-width: 992px) calc(47vw - 11rem), (min-width: 861px) 30vw, (min-width: 573px) 45vw, 90vw'
    : '(min-width: 992px) min(27rem, 47vw - 11rem), (min-width: 573px) 45vw, 90vw';

/** A tab's panel: the specimen, its table, its size, the products that suit it and why. */
export function SpecimenPanel({ specimen, texts }: { specimen: SpecimenData; texts: SpecimenTexts }) {
  const { id, name, intro, table, recommended } = specimen;
  return (
    <div className={styles.panel}>
      <div>
        <h2>{name}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <SpecTable table={table} />
      <Drawings specimen={specimen} texts={texts.drawing} />
      <section aria-labelledby={`${id}-recommended`}>
        <h3 id={`${id}-recommended`}>{texts.recommendedTitle}</h3>
        <ul className={styles.recommended}>
          {recommended.map(({ card, reason }) => (
            <li key={card.id}>
              <ProductCard card={card} heading="h4" sizes={sizesOf(recommended.length)} />
              <p className={styles.reason}>
                <strong>{texts.reasonLabel}</strong>
                {reason}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
