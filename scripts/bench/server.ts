/** What the site's rules of nginx cost, for a page and for a hashed file. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOf } from '../../frontend/src/routes/paths';
import { startSite } from './nginx';
import { compare, type Section } from './section';

export const run: Section = async (context) => {
  const { root, site } = context;
  const page = pathOf('kelvin');
  const html = await readFile(path.join(site, page, 'index.html'), 'utf8');
  const script = /<meta name="scripts" content="(\S+)/.exec(html)?.[1];
  if (!script) throw new Error(`${page} names no script`);
  await using ours = await startSite(root, site);
  await using bare = await startSite(root, site, 'no rules');
  return [
    await compare(context, {
      title: "One nginx worker over TLS and HTTP/2: requests a second, and nginx's processor time for a request",
      note: 'By h2load with 32 connections for 2 s. "Bare" has an empty server.conf, and else the same configuration.',
      subjects: { page: { address: page, file: `${page}/index.html` }, script: { address: script, file: script } },
      measure: async ({ address, file }) => ({ site: await ours.load(address), plain: await bare.load(file) }),
      figures: {
        'requests/s': ({ site }) => site.perSecond,
        'requests/s, bare': ({ plain }) => plain.perSecond,
        'µs a request': ({ site }) => site.costUs,
        'µs a request, bare': ({ plain }) => plain.costUs,
        'µs, to bare': ({ site, plain }) => site.costUs / plain.costUs,
      },
    }),
  ];
};
