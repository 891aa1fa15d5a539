import { expect, it } from 'vitest';
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
