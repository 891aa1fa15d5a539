/** The browser's theme, which a build computes, against the one that MUI creates. */
import { describe, expect, it } from 'vitest';
import { themeData, themeFrom } from '../../frontend/src/theme/browserTheme';
import { theme } from '../../frontend/src/theme/theme';

const inBrowser = themeFrom(JSON.parse(JSON.stringify(themeData(theme))));

const plain = (value: object) => JSON.parse(JSON.stringify(value));

describe('The browser’s theme', () => {
  const groups = ['vars', 'typography', 'mixins', 'shape', 'shadows', 'zIndex', 'motion', 'radius', 'shadow', 'space'];
  it.each(groups as (keyof typeof theme)[])('has the same %s', (group) =>
    expect(plain(inBrowser[group] as object)).toEqual(plain(theme[group] as object)),
  );

  it('has the same functions', () => {
    const color = 'var(--palette-primary-main)';
    const answers = (one: typeof theme) => {
      const { breakpoints, spacing, transitions, typography } = one;
      return [
        transitions.create('opacity'),
        transitions.create(['color', 'border-color'], { duration: 250, easing: 'linear', delay: '1s' }),
        transitions.create(['all'], { duration: 12.6, delay: 3 }),
        [transitions.duration.short, transitions.easing],
        [spacing(), spacing(3), spacing(0.5, 0, -2), spacing(0)],
        [breakpoints.up('md'), breakpoints.down(30), breakpoints.between('sm', 'xl'), breakpoints.only('xs')],
        [breakpoints.values, breakpoints.keys],
        [one.alpha(color, 0.3), one.alpha(color, 'var(--x)'), one.darken(color, 0.6), one.lighten(color, 'x')],
        [one.applyStyles('dark', { color: 'red' }), one.applyStyles('light', {})],
        [typography.pxToRem(16), typography.pxToRem(13)],
      ];
    };
    expect(answers(inBrowser)).toEqual(answers(theme));
  });

  it('has the same components, and the colors that their styles read by name', () => {
    expect(inBrowser.components).toEqual(theme.components);
    const colors = ({ palette }: typeof theme) => plain(palette);
    expect(colors(theme)).toMatchObject(colors(inBrowser));
    const read = ({ palette: { grey, text, action, common, mode } }: typeof theme) => [
      ...[grey[300], text.disabled, action.disabledBackground, common.white, mode],
    ];
    expect(read(inBrowser)).toEqual(read(theme));
  });
});
