/** The packages of the web image as a CycloneDX document: Debian's, and the npm packages in the bundle. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageTitles } from '../build/licenses';

const component = (name: string, version: string, purl: string) =>
  ({ type: 'library', 'bom-ref': purl, name, version, purl }) as const;
type Component = ReturnType<typeof component>;

/**
 * Lines of `dpkg-query -W -f '${Package}\t${Version}\t${Architecture}\t${db:Status-Status}\n'`, and the release's
 * VERSION_ID. Removed packages are left out. @throws Error for a line of another form.
 */
export function debianComponents(list: string, release: string): readonly Component[] {
  return list
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [name, version, architecture, status, ...rest] = line.split('\t');
      if (!name || !version || !architecture || !status || rest.length > 0)
        throw new Error(`Not of dpkg-query: ${line}`);
      if (status !== 'installed') return [];
      const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}`;
      return [component(name, version, `${purl}?arch=${architecture}&distro=debian-${release}`)];
    });
}

/** The packages that `third-party-licenses.txt` names. */
export function bundleComponents(licenses: string): readonly Component[] {
  return packageTitles(licenses).map(({ name, version }) => {
    // In a package URL the @ of a scope is escaped; its slash is not.
    const [first = '', second] = name.split('/');
    const path = second ? `${encodeURIComponent(first)}/${second}` : first;
    return component(name, version, `pkg:npm/${path}@${version}`);
  });
}

/** The document for an image with this name and content digest. */
export function imageSbom(image: string, digest: string, components: readonly Component[]) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'container', name: image, version: digest } },
    components: [...components].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [image = '', digest = '', release = '', packages = '', licenses = ''] = process.argv.slice(2);
  const components = [
    ...debianComponents(readFileSync(packages, 'utf8'), release),
    ...bundleComponents(readFileSync(licenses, 'utf8')),
  ];
  process.stdout.write(`${JSON.stringify(imageSbom(image, digest, components), null, 2)}\n`);
}
