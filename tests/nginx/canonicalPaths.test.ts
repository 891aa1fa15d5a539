import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest, type RouteRow } from '../../frontend/src/routes/manifest';
import { describeWithNginx, type Site, startSite } from './support/site';
import { notFoundMarker } from './support/webRoot';

const rows: readonly RouteRow[] = manifest;

/** `/Products/Kelvin` with each letter's case turned round. */
const swapCase = (path: string) =>
  path.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
const percentEncode = (path: string) =>
  path.replace(/[A-Za-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** Other spellings of a path; some leave `/` or a path without letters as it is, and those are left out. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'in lower case': (path) => path.toLowerCase(),
  'in upper case': (path) => path.toUpperCase(),
  'with swapped case': swapCase,
  'with a trailing slash': (path) => `${path}/`,
  'with two trailing slashes': (path) => `${path}//`,
  'with a doubled leading slash': (path) => `/${path}`,
  'with doubled slashes throughout': (path) => path.replaceAll('/', '//'),
  'with /index.html': (path) => `${path}/index.html`,
  'with /INDEX.HTML': (path) => `${path}/INDEX.HTML`,
  'with /index.html/': (path) => `${path}/index.html/`,
  'with /index.html after two slashes': (path) => `${path}//Index.html`,
  'in lower case with a trailing slash': (path) => `${path.toLowerCase()}/`,
  'in upper case with /index.html': (path) => `${path.toUpperCase()}/index.html`,
  'with a dot segment': (path) => `/.${path}`,
  'with a dot segment at its end': (path) => `${path}/.`,
  'with a double dot segment': (path) => `/nowhere/..${path}`,
  'with an encoded double dot segment': (path) => `/nowhere/%2e%2E${path}`,
  'percent-encoded': percentEncode,
  'with an encoded slash in front': (path) => `/%2f${path.slice(1)}`,
  'with an encoded slash at its end': (path) => `${path}%2F`,
};

describeWithNginx('canonical paths', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it.each(rows)('serves $path as it is, with and without a query', async ({ id, path }) => {
    for (const target of [path, `${path}?`, `${path}?utm=a%20b`, `${path}#section`]) {
      const answer = await site.get(target);
      expect(answer.status, target).toBe(200);
      expect(answer.header('Location'), target).toBeUndefined();
      expect(answer.header('Content-Type'), target).toBe('text/html; charset=utf-8');
      expect(answer.body.toString(), target).toContain(`data-page="${id}"`);
    }
  });

  it.each(rows)('leads every other spelling of $path there in one redirect', async ({ id, path }) => {
    for (const [spelling, spell] of Object.entries(spellings)) {
      const target = spell(path === '/' ? '' : path) || '/';
      if (target === path || !target.startsWith('/')) continue;
      for (const query of ['', '?q=a%2Fb&c=//x']) {
        const answer = await site.get(target + query);
        expect([answer.status, answer.header('Location')], `${spelling}: ${target}`).toEqual([301, path + query]);
      }
    }
    expect((await site.get(path)).body.toString()).toContain(`data-page="${id}"`);
  });

  const aliases = rows.flatMap(({ path, aliases: others = [] }) => others.map((alias) => ({ alias, path })));
  it.each(aliases)('leads $alias in any spelling to $path', async ({ alias, path }) => {
    for (const spell of [(same: string) => same, ...Object.values(spellings)]) {
      const answer = await site.get(`${spell(alias)}?a=1`);
      expect([answer.status, answer.header('Location')], spell(alias)).toEqual([301, `${path}?a=1`]);
    }
  });

  it.each([
    // The links of the source that the specification lists (section 2).
    ['/products', '/Products'],
    ['/products/kelvin', '/Products/Kelvin'],
    ['/products/Monrach', '/Products/Monrach'],
    ['/Products/Monarch', '/Products/Monrach'],
    ['/company/ourTeam', '/Company/OurTeam'],
    ['/Cube', '/Products/Cube'],
    ['/Corethree', '/Products/Corethree'],
    ['/Privacy-policy', '/privacy-policy'],
    ['/products/KELVIN?size=2&colour=ice%20blue', '/Products/Kelvin?size=2&colour=ice%20blue'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/./', '/'],
    ['/Products/..', '/'],
    ['/Products/../', '/'],
    ['/Products/./Kelvin/../Cube', '/Products/Cube'],
    ['/search/?q=IgSC+2g', '/search?q=IgSC+2g'],
  ])('redirects %s to %s', async (target, location) => {
    const answer = await site.get(target);
    expect([answer.status, answer.header('Location')]).toEqual([301, location]);
    expect(answer.header('Cache-Control')).toBe('public, max-age=3600');
  });

  it.each([
    '/Products/Kelvin/index.html/index.html',
    '/Products/Kelvin.html',
    '/Products/Kelvin/index.htm',
    '/index.php',
  ])('answers %s with a short 404', async (target) => {
    const answer = await site.get(target);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
  });

  it.each([
    '/nowhere',
    '/Products/Nowhere',
    '/Products/Kelvin/more',
    '/Products/Kelvin%20',
    '/Products/Kelvin%0a',
    '/Products/Kelvin;v=1',
    '/Products%252FKelvin',
    '/Products\\Kelvin',
    '/index',
    '/404',
    '/404.html',
    '/default',
    '/hostnames',
    '/API/Inquiry',
  ])('answers %s with the page for what does not exist', async (target) => {
    const answer = await site.get(target);
    expect(answer.status).toBe(404);
    expect(answer.header('Location')).toBeUndefined();
    expect(answer.header('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toContain(`data-page="${notFoundMarker}"`);
  });

  it('redirects a HEAD like a GET, without a body', async () => {
    const answer = await site.get('/products/kelvin', { method: 'HEAD' });
    expect([answer.status, answer.header('Location'), answer.body.length]).toEqual([301, '/Products/Kelvin', 0]);
  });
});

describeWithNginx('a site built without the template filler', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
    await rm(join(site.webRoot, 'Company/Blog'), { recursive: true });
  });
  afterAll(() => site.stop());

  it('answers its pages with the page for what does not exist', async () => {
    const answer = await site.get('/Company/Blog');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain(`data-page="${notFoundMarker}"`);
  });
});
