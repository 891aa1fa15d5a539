import { describe, expect, it } from 'vitest';
import { licensesText } from '../../scripts/build/licenses';

const alpha = { name: 'alpha', version: '1.0.0', identifier: 'MIT', text: 'MIT License\r\n\r\nCopyright (c) Ann\r\n' };

describe('the licenses that are served', () => {
  it('name each package with its version, its license and its own text', () => {
    expect(licensesText([alpha])).toContain('alpha 1.0.0 (MIT)\n');
    expect(licensesText([alpha])).toContain('\n\nMIT License\n\nCopyright (c) Ann\n');
  });

  it('are the same text whatever the order of the bundle', () => {
    const beta = { ...alpha, name: 'beta', text: 'Another text' };
    expect(licensesText([beta, alpha])).toBe(licensesText([alpha, beta]));
  });

  it('say a text once that several packages share, and a package once', () => {
    const text = licensesText([alpha, { ...alpha, name: 'alpha-utilities' }, alpha]);
    expect(text.split('Copyright (c) Ann')).toHaveLength(2);
    expect(text).toContain('alpha 1.0.0 (MIT)\nalpha-utilities 1.0.0 (MIT)\n');
    expect(text.split('alpha 1.0.0')).toHaveLength(2);
  });

  it('give the standard text with the author where a package names its license and leaves out the text', () => {
    const { text: _, ...bare } = alpha;
    expect(licensesText([{ ...bare, author: 'Ann' }])).toMatch(/Copyright \(c\) Ann\n\nPermission is hereby granted/);
    expect(licensesText([bare])).toContain('Copyright (c) the authors of alpha');
  });

  it.each([undefined, 'Apache-2.0', 'SEE LICENSE IN nowhere'])(
    'stop the build for an unknown license: %s',
    (identifier) => {
      const unknown = { name: 'gamma', version: '2.0.0', ...(identifier ? { identifier } : {}) };
      expect(() => licensesText([unknown])).toThrow('gamma');
    },
  );
});
