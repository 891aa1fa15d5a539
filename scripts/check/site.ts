/**
 * Lists every page and file of the built site that breaks a rule, after `npm run build` with the same settings; exits
 * with status 1 if there is any. html-validate is one of these rules; the others compare each page with the content
 * that it was made from, and with the other pages.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { report } from './report';
import { documentRules } from './site/document-rules';
import { fileRules, freshBuild, htmlFiles } from './site/file-rules';
import { headRules } from './site/head-rules';
import { linkRules } from './site/link-rules';
import { type Rule, readBuiltSite } from './site/site';
import { structuredDataRules } from './site/structured-data-rules';
import { voiceRules } from './site/voice-rules';

const root = path.join(import.meta.dirname, '../..');
const webRoot = path.join(root, 'dist/client');
// Content reads the settings when it is loaded.
Object.assign(process.env, loadEnv('production', root, 'SITE_'));

if (!existsSync(webRoot)) {
  console.error('dist/client is missing: run "npm run build" first');
  process.exit(1);
}

const { notFoundPage, offlinePage, pageAt, pagePaths } = await import('../../frontend/src/site/pages');
const { readSiteEnvironment } = await import('../../frontend/src/site/environment');

const pages = [...pagePaths().map(pageAt), notFoundPage(), offlinePage()];
const site = readBuiltSite(webRoot, readSiteEnvironment(process.env).origin, pages);

const rules = [
  htmlFiles(pages),
  ...documentRules,
  ...headRules,
  ...structuredDataRules,
  ...linkRules,
  ...fileRules,
  ...voiceRules,
];
const findings = (of: readonly Rule[]) =>
  of.flatMap(({ name, broken }) => broken(site).map(({ file, found }) => ({ file, rule: name, found })));

const stale = findings([freshBuild]);
report(stale.length > 0 ? stale : findings(rules), `${site.pages.size} built pages, ${site.files.size} files`);
