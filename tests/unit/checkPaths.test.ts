import { describe, expect, it } from 'vitest';
import { HOLE, spelledPaths, stringsIn } from '../../scripts/check/source';

const paths = ['/', '/Products', '/Products/Kelvin', '/Company/FAQS', '/search', '/Service', '/Cube'];

/** A path that is reported without a reason fails `make check` by itself. */
describe('the check for spelled paths', () => {
  it.each([
    ['a path in another casing', '/products/kelvin', ['/products/kelvin']],
    ['a path with a query', 'go to /search?q=plasma', ['/search']],
    ['a path behind an origin', 'https://www.example.com/Company/FAQS', ['/Company/FAQS']],
    ['a path behind an expression', `${HOLE}/Products`, ['/Products']],
    ['a path without its leading slash', 'Products/Kelvin', ['Products/Kelvin']],
  ])('finds %s', (_, text, found) => {
    expect(spelledPaths(text, paths)).toEqual(found);
  });

  it('reads strings, templates and JSX, but no comment and no module name', () => {
    const code = [
      '// "comment"',
      "import a from './module';",
      "export { b } from './other';",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is read
      'const c = `one ${a} two`;',
      'const d = <p title="three">it\'s four{/* comment */}</p>;',
      "const e = () => import('./lazy');",
    ].join('\n');
    expect(stringsIn(code, 'tsx')).toEqual([`one ${HOLE} two`, 'p', 'three', "it's four"]);
  });
});
