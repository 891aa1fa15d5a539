/**
 * Prints the packages of the web image as a CycloneDX document: Debian's, and those of npm's document that
 * third-party-licenses.txt names, which are in the bundle.
 *
 *   image-sbom.ts IMAGE DIGEST DEBIAN_RELEASE PACKAGES LICENSES NPM_DOCUMENT
 *
 * PACKAGES: dpkg-query -W -f '${Package}\t${Version}\t${Architecture}\t${db:Status-Status}\n'
 */
import { readFileSync } from 'node:fs';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

/** The packages in the lines of dpkg-query, without the removed ones. */
export const debianPackages = (lines: string, release: string): readonly Component[] =>
  lines.split('\n').flatMap((line) => {
    const [name = '', version = '', architecture, status] = line.split('\t');
    if (status !== 'installed') return [];
    const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}`;
    return { name, version, purl: `${purl}?arch=${architecture}&distro=debian-${release}` };
  });

/** The components of npm's document whose name and version begin a line of the licenses. */
export function bundledPackages(licenses: string, npmDocument: string): readonly Component[] {
  const titles = new Set(licenses.split('\n').map((line) => line.split(' ', 2).join(' ')));
  const { components } = JSON.parse(npmDocument) as { readonly components: readonly Component[] };
  return components.filter(({ name, version }) => titles.has(`${name} ${version}`));
}

if (process.argv[1] === import.meta.filename) {
  const [image, digest, release = ''] = process.argv.slice(2);
  const [packages = '', licenses = '', npm = ''] = process.argv.slice(5).map((file) => readFileSync(file, 'utf8'));
  const components = [...debianPackages(packages, release), ...bundledPackages(licenses, npm)].map(
    ({ name, version, purl }) => ({ type: 'library', 'bom-ref': purl, name, version, purl }),
  );
  const metadata = { component: { type: 'container', name: image, version: digest } };
  console.log(
    JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }, null, 2),
  );
}
