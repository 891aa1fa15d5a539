/**
 * Lists every place outside the manifest that spells the path of a screen, in any case or as an alias: links use route
 * ids. Exits with status 1 if there is any.
 */
import { manifest, type RouteRow } from '../../frontend/src/routes/manifest';
import { report } from './report';
import { lineOf, sourceFiles, sourceOf, spelledPaths, stringsOf } from './source';

/** The manifest, and the file that is generated from it. */
const allowed = new Set(['frontend/src/routes/manifest.ts', 'nginx/maps/canonical-paths.map']);

const rows: readonly RouteRow[] = manifest;
const paths = rows.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
const scripts = sourceFiles(['frontend', 'scripts'], ['.ts', '.tsx']);
// Their comments begin with `#`; the few comments in style sheets are checked as well.
const others = sourceFiles(['frontend', 'scripts', 'nginx', 'deploy'], ['.sh', '.py', '.conf', '.template', '.css']);

const withoutComments = (text: string) => text.replace(/(^|\s)#.*$/gm, '$1');
const textsOf = (file: string) => (scripts.includes(file) ? stringsOf(file) : [withoutComments(sourceOf(file))]);

const files = [...scripts, ...others].filter((file) => !allowed.has(file));
const findings = files.flatMap((file) =>
  [...new Set(textsOf(file).flatMap((text) => spelledPaths(text, paths)))].map((spelled) => ({
    file: `${file}:${lineOf(sourceOf(file), spelled)}`,
    rule: 'only the manifest spells paths of screens',
    found: spelled,
  })),
);

report(findings, `${files.length} sources`);
