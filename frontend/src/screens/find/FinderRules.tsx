import Typography from '@mui/material/Typography';
import { FiguresInText } from '../../components/Ranges';
import { Rules } from '../../components/Rules';
import { beyondStorage } from '../../content/finder';
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
    <section aria-labelledby="rules">
      <Typography variant="h4" component="h2" id="rules" gutterBottom>
        {rules.title}
      </Typography>
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
    </section>
  );
}
