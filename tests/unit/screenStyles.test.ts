import { expect, it, vi } from 'vitest';
import { loadScreenStyles } from '../../frontend/src/app/navigation/screenStyles';
import { ScreenStyles } from '../../scripts/build/screen-styles';

it('gives a screen the rules of all its pages, omitted ones too, but not those in the sheet of every page', () => {
  const styles = new ScreenStyles();
  styles.add('product', { inSheet: { header: '.c-header{}', band: '.c-band{}' }, omitted: { link: '.c-link{}' } });
  styles.add('product', { inSheet: { header: '.c-header{}', table: '.c-table{}' }, omitted: {} });
  styles.add('team', { inSheet: { header: '.c-header{}', link: '.c-link{}' }, omitted: { table: '.c-table{}' } });
  expect(Object.fromEntries(styles.sheets())).toEqual({
    product: '.c-band{}.c-link{}.c-table{}',
    team: '.c-link{}.c-table{}',
  });
});

it('asks again for the rules of a screen where the server has not sent them', async () => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'release' } });
  const fetched = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  for (let visit = 0; visit < 2; visit += 1) await loadScreenStyles('policy');
  expect(fetched).toHaveBeenCalledTimes(2);
});
