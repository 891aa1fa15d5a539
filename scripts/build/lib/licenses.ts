/** The licenses of what ships to browsers, as one plain text. */

/** A package of the bundle: Vite's own list (`build.license`), its gaps filled. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  readonly author?: string;
  /** The package's license file. */
  readonly text?: string;
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

/** For the few packages that name their license and leave out its text. */
const standardTexts: Readonly<Record<string, string>> = { MIT: mit, ISC: isc };

function licenseText({ name, identifier = '', author, text }: BundledPackage): string {
  if (text) return text.replaceAll('\r\n', '\n').trim();
  const standard = standardTexts[identifier];
  if (!standard) throw new Error(`${name} ships in the bundle without a license text (${identifier || 'no license'})`);
  return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${standard}`;
}

/** What tells one package from the next, as its heading. */
const title = ({ name, version, identifier }: BundledPackage) =>
  `${name} ${version}${identifier ? ` (${identifier})` : ''}`;

/**
 * One text with every package once, in the order of their names; packages with the very same license text share it.
 * @throws Error that names a package whose license is not known.
 */
export function licensesText(packages: readonly BundledPackage[]): string {
  const titlesByText = new Map<string, Set<string>>();
  for (const entry of [...packages].sort((a, b) => (title(a) < title(b) ? -1 : 1))) {
    const text = licenseText(entry);
    titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(title(entry)));
  }
  const rule = '-'.repeat(80);
  const sections = [...titlesByText].map(
    ([text, titles]) => `${rule}\n${[...titles].join('\n')}\n${rule}\n\n${text}\n`,
  );
  return `Open-source software that this website ships to your browser, with its licenses.\n\n${sections.join('\n')}`;
}

/** The packages that such a text names, in its order. */
export function packageTitles(text: string): readonly { readonly name: string; readonly version: string }[] {
  const blocks = text.matchAll(/^-{80}\n((?:\S+ \S+(?: \(.+\))?\n)+)-{80}$/gm);
  return [...blocks].flatMap(([, titles = '']) =>
    titles
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', version = ''] = line.split(' ');
        return { name, version };
      }),
  );
}
