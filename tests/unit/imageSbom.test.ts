import { describe, expect, it } from 'vitest';
import { licensesText } from '../../scripts/build/licenses';
import { bundleComponents, debianComponents, imageSbom } from '../../scripts/run/image-sbom';

describe('the bill of materials of the image', () => {
  const list = 'nginx\t1.26.3-3+deb13u1\tamd64\tinstalled\nlibstdc++6\t14.2.0-19\tamd64\tinstalled\n';

  it("names Debian's packages by version, architecture and release", () => {
    expect(debianComponents(list, '13').map(({ name, purl }) => [name, purl])).toEqual([
      ['nginx', 'pkg:deb/debian/nginx@1.26.3-3%2Bdeb13u1?arch=amd64&distro=debian-13'],
      ['libstdc++6', 'pkg:deb/debian/libstdc%2B%2B6@14.2.0-19?arch=amd64&distro=debian-13'],
    ]);
  });

  it('leaves out removed packages', () => {
    expect(debianComponents('old\t1\tall\tconfig-files\n', '13')).toEqual([]);
  });

  it('fails for a line that is not from dpkg', () => {
    expect(() => debianComponents('nginx 1.26.3\n', '13')).toThrow('nginx 1.26.3');
  });

  it('names every package of the bundle, also those with a common license', () => {
    const shared = { identifier: 'MIT', text: 'MIT License\n\n---\n\nCopyright (c) Ann' };
    const text = licensesText([
      { name: '@emotion/cache', version: '11.14.0', ...shared },
      { name: 'react', version: '19.3.1', ...shared },
      { name: 'font', version: '5.3.0', identifier: 'OFL-1.1', text: `${'-'.repeat(59)}\nSIL OPEN FONT LICENSE` },
    ]);
    expect(bundleComponents(text).map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40emotion/cache@11.14.0',
      'pkg:npm/react@19.3.1',
      'pkg:npm/font@5.3.0',
    ]);
  });

  it('is the same for the same image', () => {
    const components = debianComponents(list, '13');
    const document = imageSbom('web', 'sha256:1', components);
    expect(document).toEqual(imageSbom('web', 'sha256:1', [...components].reverse()));
    expect(document.metadata.component).toEqual({ type: 'container', name: 'web', version: 'sha256:1' });
  });
});
