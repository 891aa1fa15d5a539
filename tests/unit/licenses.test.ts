import { describe, expect, it } from 'vitest';
import { licensesText } from '../../scripts/build/licenses';

const alpha = {
  name: '@a/lpha',
  version: '1.0.0',
  identifier: 'MIT',
  text: 'MIT License\r\n\r\nCopyright (c) Ann\r\n',
};
const beta = { ...alpha, name: 'beta' };
const font = { ...alpha, name: 'font', identifier: 'OFL-1.1', text: `${'-'.repeat(59)}\nSIL OPEN FONT LICENSE` };

describe('the licenses that are served', () => {
  it('name each package once with its version and license, and a text that several share once, in any order', () => {
    const text = licensesText([alpha, font, beta, alpha]);
    expect(text).toContain('@a/lpha 1.0.0 (MIT)\nbeta 1.0.0 (MIT)\n');
    expect(text).toContain('\n\nMIT License\n\nCopyright (c) Ann\n');
    for (const once of ['Copyright (c) Ann', '@a/lpha 1.0.0']) expect(text.split(once)).toHaveLength(2);
    expect(licensesText([beta, alpha, font])).toBe(text);
  });

  it('give the standard text with the author where a package names its license and leaves out the text', () => {
    const { text: _, ...bare } = beta;
    expect(licensesText([{ ...bare, author: 'Ann' }])).toMatch(/Copyright \(c\) Ann\n\nPermission is hereby granted/);
    expect(licensesText([bare])).toContain('Copyright (c) the authors of beta');
  });

  it.each([undefined, 'Apache-2.0'])('stop the build for an unknown license: %s', (identifier) => {
    const unknown = { name: 'gamma', version: '2.0.0', ...(identifier ? { identifier } : {}) };
    expect(() => licensesText([unknown])).toThrow('gamma');
  });
});
