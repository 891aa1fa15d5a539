/** A long list of verdicts is rendered in parts: the first of each verdict answer an input. */
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { finderScreen } from '../../frontend/src/content/finder/finder';
import type { Need } from '../../frontend/src/domain/need';
import { compare, isBlank, verdicts } from '../../frontend/src/domain/verdict';
import { FinderResults } from '../../frontend/src/features/finder/FinderResults';
import type { RouteId } from '../../frontend/src/routes/manifest';
import { htmlOf } from './support/render';

vi.mock('virtual:shell', async () => {
  const { buildShell } = await import('../../frontend/src/site/shell');
  const { readSiteEnvironment } = await import('../../frontend/src/site/environment');
  return { shell: buildShell(readSiteEnvironment({})) };
});

const need: Need = { range: { min: 2, max: 8, unit: '°C' }, hours: 10 };

it('renders at most 20 coolers of a verdict at first', () => {
  const copies = Array.from({ length: 25 }, (_, copy) =>
    candidates.map((each) => ({ ...each, id: `${each.id}-${copy}` as RouteId })),
  );
  const results = compare(copies.flat(), need).filter((result) => !isBlank(result));
  const html = htmlOf(
    <MemoryRouter>
      <FinderResults results={results} texts={finderScreen.results} need={need} query="min=2&max=8&hours=10" />
    </MemoryRouter>,
  );
  for (const verdict of verdicts) expect(html.split(`data-verdict="${verdict}"`), verdict).toHaveLength(21);
});
