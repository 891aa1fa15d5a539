import { describe, expect, it } from 'vitest';
import { bundledPackages, debianPackages } from '../../scripts/run/image-sbom';

describe('the bill of materials of the image', () => {
  it("names Debian's packages by version, architecture and release, without removed ones", () => {
    const lines = 'nginx\t1.26.3-3+deb13u1\tamd64\tinstalled\nlibstdc++6\t14.2.0-19\tamd64\tinstalled\n';
    expect(debianPackages(`${lines}old\t1\tall\tconfig-files\n`, '13').map(({ name, purl }) => [name, purl])).toEqual([
      ['nginx', 'pkg:deb/debian/nginx@1.26.3-3%2Bdeb13u1?arch=amd64&distro=debian-13'],
      ['libstdc++6', 'pkg:deb/debian/libstdc%2B%2B6@14.2.0-19?arch=amd64&distro=debian-13'],
    ]);
  });

  it('names the packages of the lockfile that are in the bundle', () => {
    const named = (name: string, version: string) => ({ name, version, purl: `pkg:npm/${name}@${version}` });
    const bundled = [named('@emotion/cache', '11.14.0'), named('react', '19.3.1'), named('font', '5.3.0')];
    const others = [named('react', '18.0.0'), named('vitest', '4.1.12')];
    const licenses = `${'-'.repeat(80)}\n@emotion/cache 11.14.0 (MIT)\nreact 19.3.1 (MIT)\n${'-'.repeat(80)}\n\nfont 5.3.0\n`;
    expect(bundledPackages(licenses, JSON.stringify({ components: [...bundled, ...others] }))).toEqual(bundled);
  });
});
