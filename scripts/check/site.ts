/**
 * Lists every page and file of the built site that breaks a rule, after `npm run build` with the same settings; exits
 * with status 1 if there is any. html-validate is one of these rules; the others compare each page with the content
 * that it was made from, and with the other pages.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { type Finding, report } from './report';
import { documentRules } from './site/document-rules';
import { filePageRules, fileSiteRules, freshBuild, htmlFiles } from './site/file-rules';
import { headRules, headSiteRules } from './site/head-rules';
import { linkRules, linkSiteRules } from './site/link-rules';
import type { SiteRule } from './site/rule';
import { type BuiltPage, htmlFile, readBuiltSite } from './site/site';
import { structuredDataRules } from './site/structured-data-rules';
import { unitRules } from './site/unit-rules';
import { voiceRules, voiceSiteRules } from './site/voice-rules';

const root = path.join(import.meta.dirname, '../..');
const webRoot = path.join(root, 'dist/client');
// Content reads the settings when it is loaded.
Object.assign(process.env, { ...loadEnv('production', root, 'SITE_'), ...process.env });

if (!existsSync(webRoot)) {
  console.error('dist/client is missing: run "npm run build" first');
  process.exit(1);
}

const { notFoundPage, offlinePage, pageAt, pagePaths } = await import('../../frontend/src/site/pages');
const { readSiteEnvironment } = await import('../../frontend/src/site/environment');

const pages = [...pagePaths().map(pageAt), notFoundPage(), offlinePage()];
const site = readBuiltSite(webRoot, readSiteEnvironment(process.env).origin, pages);

const siteRules = [
  htmlFiles(pages.map((page) => ({ file: htmlFile(page) }))),
  ...headSiteRules,
  ...linkSiteRules,
  ...fileSiteRules,
  ...voiceSiteRules,
];
const pageRules = [
  ...documentRules,
  ...unitRules,
  ...headRules,
  ...structuredDataRules,
  ...linkRules,
  ...filePageRules,
  ...voiceRules,
];

const ofSite = (rules: readonly SiteRule[]): readonly Finding[] =>
  rules.flatMap(({ name, broken }) => broken(site).map(({ file, found }) => ({ file, rule: name, found })));
const ofPage = (page: BuiltPage): readonly Finding[] =>
  pageRules.flatMap(({ name, broken }) => broken(page, site).map((found) => ({ file: page.file, rule: name, found })));

const stale = ofSite([freshBuild]);
const findings = stale.length > 0 ? stale : [...ofSite(siteRules), ...[...site.pages.values()].flatMap(ofPage)];

report(findings, `${site.pages.size} built pages, ${site.files.size} files`);
