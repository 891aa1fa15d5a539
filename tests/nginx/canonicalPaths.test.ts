import fc from 'fast-check';
import { expect, it } from 'vitest';
import { manifest, type RouteRow } from '../../frontend/src/routes/manifest';
import { describeWithNginx, useSite } from './support/site';
import { kelvin, notFoundMarker } from './support/webRoot';

const rows: readonly RouteRow[] = manifest;

const swapCase = (letter: string) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase());
const percentEncode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
/** Other spellings of a letter, of a slash and of the end of a path. */
const letters = [
  (letter: string) => letter,
  swapCase,
  percentEncode,
  (letter: string) => percentEncode(swapCase(letter)),
];
const slashes = ['/', '//', '/./', '//evil.com/../', '/nowhere/%2e%2E/', '/%2f', '/%2E/'];
// Among them the full stop of a sentence, copied with the link.
const ends = ['', '/', '//', '/.', '%2F', '.', '%2e/', '/index.html', '/INDEX.HTML.', '/%69ndex.html', '//Index.html'];

/** Any spelling of a path that nginx has to recognize. The first choices of each list give the path itself. */
const spellingOf = (path: string) => {
  const spelled = [...path].map((character) => {
    if (character === '/') return fc.constantFrom(...slashes);
    const isLetter = /[a-z]/i.test(character);
    return isLetter ? fc.constantFrom(...letters).map((spell) => spell(character)) : fc.constant(character);
  });
  return fc.tuple(...spelled, fc.constantFrom(...ends)).map((parts) => parts.join(''));
};

const names = rows.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((name) => ({ name, path })));
const anySpelling = fc
  .constantFrom(...names)
  .chain(({ name, path }) => fc.record({ path: fc.constant(path), target: spellingOf(name) }));

describeWithNginx('canonical paths', () => {
  const site = useSite();

  it('are one redirect away from any other spelling of any page and alias, on this host, and the query is kept', async () => {
    const origin = fc.constantFrom('', '', 'http://evil.com', 'https://evil.com:443');
    const query = fc.constantFrom(
      '',
      '?a=1',
      '?q=a%2Fb&c=//evil.com',
      '?size=2&colour=ice%20blue',
      '?%0d%0aX-Injected:1',
    );
    const property = fc.asyncProperty(origin, anySpelling, query, async (origin, { path, target }, query) => {
      const answer = await site.get(origin + target + query);
      const expected = target === path ? [200, undefined] : [301, path + query];
      expect([answer.status, answer.header('Location')]).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 1000 });
  });

  it.each([
    '/nowhere',
    '/Products/Kelvin/more',
    '/Products/Kelvin%0a',
    '/Products/Kelvin;v=1',
    '/Products%252FKelvin',
    '/404.html',
    '/default',
    '/API/Inquiry',
    // As another site or an earlier one may have named a page. The second is a file of the web root.
    ...[`${kelvin}.html`, `${kelvin}/notes.html`, `${kelvin}/index.html/index.html`, '/index.htm'],
    ...['/index.php', '/Default.aspx'],
  ])('are the only pages: %s is the 404 page', async (target) => {
    const answer = await site.get(target);
    expect(answer.status).toBe(404);
    expect(answer.header('Location')).toBeUndefined();
    expect(answer.header('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toContain(`data-page="${notFoundMarker}"`);
  });
});
