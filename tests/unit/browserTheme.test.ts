/** The browser's theme, which a build computes, against the one that MUI creates. */
import { describe, expect, it } from 'vitest';
import { themeData, themeFrom } from '../../frontend/src/theme/browserTheme';
import { theme } from '../../frontend/src/theme/theme';

const inBrowser = themeFrom(JSON.parse(JSON.stringify(themeData(theme))));

/** The data in a value, without functions. */
const plain = (value: object) => JSON.parse(JSON.stringify(value));

describe('The browser’s theme', () => {
  const groups = ['vars', 'typography', 'mixins', 'shape', 'shadows', 'zIndex', 'motion', 'radius', 'shadow', 'space'];
  it.each(groups as (keyof typeof theme)[])('has the same %s', (group) =>
    expect(plain(inBrowser[group] as object)).toEqual(plain(theme[group] as object)),
  );

  it('has the same transitions', () => {
    for (const create of [
      ({ transitions: { create } }: typeof theme) => create('opacity'),
      ({ transitions: { create, duration } }: typeof theme) =>
        create(['color', 'border-color'], { duration: duration.short, easing: 'linear', delay: '1s' }),
      ({ transitions: { create } }: typeof theme) => create(['all'], { duration: 12.6, delay: 3 }),
    ])
      expect(create(inBrowser)).toBe(create(theme));
    expect(inBrowser.transitions.easing).toEqual(theme.transitions.easing);
  });

  it('has the same functions', () => {
    const color = 'var(--palette-primary-main)';
    for (const answer of [
      ({ spacing }: typeof theme) => [spacing(), spacing(3), spacing(0.5, 0, -2), spacing(0)],
      ({ breakpoints: { up, down, between, only } }: typeof theme) => [
        up('md'),
        up(30),
        down('lg'),
        between('sm', 'xl'),
        only('xs'),
      ],
      ({ breakpoints: { values, keys } }: typeof theme) => [values, keys],
      (one: typeof theme) => [
        one.alpha(color, 0.3),
        one.alpha(color, 'var(--x)'),
        one.darken(color, 0.6),
        one.lighten(color, 'x'),
      ],
      (one: typeof theme) => [one.applyStyles('dark', { color: 'red' }), one.applyStyles('light', {})],
      ({ typography: { pxToRem } }: typeof theme) => [pxToRem(16), pxToRem(13)],
    ])
      expect(answer(inBrowser)).toEqual(answer(theme));
  });

  it('has the same components, and the colors that their styles read by name', () => {
    expect(inBrowser.components).toEqual(theme.components);
    const colors = ({ palette }: typeof theme) => plain(palette);
    expect(colors(theme)).toMatchObject(colors(inBrowser));
    for (const read of [
      ({ palette }: typeof theme) => palette.grey[300],
      ({ palette }: typeof theme) => palette.text.disabled,
      ({ palette }: typeof theme) => palette.action.disabledBackground,
      ({ palette }: typeof theme) => palette.common.white,
      ({ palette }: typeof theme) => palette.mode,
    ])
      expect(read(inBrowser)).toBe(read(theme));
  });
});
