import { FiguresInText } from '../../components/Ranges';
import { Rules } from '../../components/Rules';
import { TitledSection } from '../../components/TitledSection';
import { beyondStorage } from '../../content/finder/finder';
import type { ScreenContent } from '../../content/screen-content';
import type { Need } from '../../domain/need';
import { reachesBeyond } from '../../domain/verdict';

/** Explains the verdicts below a list of them. */
export function FinderRules({
  texts: { rules },
  need: { goods, range },
}: {
  texts: ScreenContent['find'];
  need: Need;
}) {
  return (
    <TitledSection headingId="rules" title={rules.title} variant="h4" heading="h2" gutterBottom>
      <Rules>
        {goods && range && reachesBeyond(range, goods.storage) && (
          <li>
            <strong>
              <FiguresInText text={beyondStorage(goods)} />
            </strong>
          </li>
        )}
        {rules.items.map((rule) => (
          <li key={rule}>
            <FiguresInText text={rule} />
          </li>
        ))}
      </Rules>
    </TitledSection>
  );
}
