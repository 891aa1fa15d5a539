import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SearchResults } from '../../frontend/src/features/search/SearchResults';
import { htmlOf } from './support/render';

vi.mock('virtual:shell', async () => {
  const { buildShell } = await import('../../frontend/src/site/shell');
  const { readSiteEnvironment } = await import('../../frontend/src/site/environment');
  return { shell: buildShell(readSiteEnvironment({})) };
});

it('keeps a figure of an excerpt on one line, with the mark of what was searched for inside it', () => {
  const text = 'Inactivated platelets, at 35.9 × 18.1 × 0.7\u202fcm, are stored at 20–24\u202f°C.';
  const hit = {
    entry: { group: 'Questions', href: '/FAQs', title: 'Sizes', text },
    published: [],
    terms: [],
    figures: [],
    sizes: ['18.1 × 0.7'],
  };
  const html = htmlOf(
    <MemoryRouter>
      <SearchResults title="Questions" hits={[hit as never]} count={1} onAll={() => {}} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<span class="[^"]+">35\.9 × <mark>18\.1 × 0\.7<\/mark>\u202fcm<\/span>, are/);
  expect(html).toMatch(/<span class="[^"]+">20–24\u202f°C<\/span>\./);
});
