/**
 * Writes nginx/maps/canonical-paths.map from the route manifest: `npx tsx scripts/build/nginx-maps.ts`.
 * With `--check` it writes nothing and exits 1 when the committed file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalPathsByKey } from '../../frontend/src/routes/paths';

// Letters, digits, hyphens and underscores only: nothing here may need quoting in nginx, change under
// percent-decoding, or look like a file name (a dot sends a request to the rules for files).
const canonicalPath = /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/;

// Paths that other rules of server.conf handle; a page there could never be reached.
const reserved = new Set(['api', 'assets', 'csp-report', 'files', 'healthz', 'images', 'readyz']);

const isServed = (path: string) => canonicalPath.test(path) && !reserved.has(path.split('/')[1]?.toLowerCase() ?? '');

/**
 * The text of nginx's map from lower-case lookup keys to canonical paths, in the order given.
 * @throws Error naming every row that nginx could not serve.
 */
export function canonicalPathsMap(paths: ReadonlyMap<string, string>): string {
  const refused = [...paths].filter(([key, path]) => key !== key.toLowerCase() || !isServed(key) || !isServed(path));
  if (refused.length > 0)
    throw new Error(
      `nginx cannot serve these paths (want letters, digits, - and _, and none of its own folders ${[...reserved].join(', ')}): ${refused.join(', ')}`,
    );

  return [
    '# Generated from frontend/src/routes/manifest.ts by scripts/build/nginx-maps.ts. Do not edit.',
    '# Lower-case lookup key, canonical path. Read by http/canonical-path.conf.',
    ...[...paths].map(([key, path]) => `${key} ${path};`),
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const file = 'nginx/maps/canonical-paths.map';
  const [before, map] = [readFileSync(file, 'utf8'), canonicalPathsMap(canonicalPathsByKey())];
  const gone = (before.match(/^\/\S*/gm) ?? []).filter((key) => !map.includes(`\n${key} `));
  if (gone.length > 0) console.log(`These paths now answer 404, unless an alias redirects them: ${gone.join(', ')}`);
  if (!process.argv.includes('--check')) writeFileSync(file, map);
  else if (before !== map) {
    console.error(`${file} differs from what its generator writes: run "npx tsx scripts/build/nginx-maps.ts"`);
    process.exitCode = 1;
  }
}
