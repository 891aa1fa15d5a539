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
    for (const answer of [
      ({ transitions: { create, duration, easing } }: typeof theme) => [
        create('opacity'),
        create(['color', 'border-color'], { duration: duration.short, easing: 'linear', delay: '1s' }),
        create(['all'], { duration: 12.6, delay: 3 }),
        easing,
      ],
      ({ spacing }: typeof theme) => [spacing(), spacing(3), spacing(0.5, 0, -2), spacing(0)],
      ({ breakpoints: { up, down, between, only } }: typeof theme) => [
        up('md'),
        down(30),
        between('sm', 'xl'),
        only('xs'),
      ],
      ({ breakpoints: { values, keys } }: typeof theme) => [values, keys],
      (one: typeof theme) => [one.alpha(color, 0.3), one.alpha(color, 'var(--x)')],
      (one: typeof theme) => [one.darken(color, 0.6), one.lighten(color, 'x')],
      (one: typeof theme) => [one.applyStyles('dark', { color: 'red' }), one.applyStyles('light', {})],
      ({ typography: { pxToRem } }: typeof theme) => [pxToRem(16), pxToRem(13)],
    ])
      expect(answer(inBrowser)).toEqual(answer(theme));
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
