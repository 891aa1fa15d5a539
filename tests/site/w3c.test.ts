/** What the W3C's own checker, by its jar, says of every built page. It runs on Java, and is skipped where there is none. */
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const site = path.join(import.meta.dirname, '../../dist/client');
/** The package is the path of its jar. */
const jar: string = createRequire(import.meta.url)('vnu-jar');
const noJava = spawnSync('java', ['-version']).error !== undefined;

/** What its checker of CSS does not know yet. In ASCII, with a dot for a quote: without a locale Java takes no other argument. */
const unknown = [
  'CSS: Unrecognized at-rule .@(container|starting-style).',
  'CSS: .(animation-timeline|container-type|vector-effect).: Property .* doesn.t exist.',
  'CSS: .transition.: .allow-discrete. is not a .transition. value.',
  'CSS: .font-size.: Parse Error.',
];

interface Message {
  readonly url: string;
  readonly message: string;
}

describe.skipIf(noJava)(noJava ? 'The W3C’s checker: java is not installed' : 'The W3C’s checker', () => {
  it('finds no error on any page', async () => {
    const asked = ['-jar', jar, '--skip-non-html', '--format', 'json', '--errors-only', '--exit-zero-always'];
    // It writes to standard error.
    const { stderr } = await promisify(execFile)(
      'java',
      [...asked, '--filterpattern', `(${unknown.map((pattern) => `${pattern}\\s*`).join('|')})`, site],
      { maxBuffer: 2 ** 26 },
    );
    const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
    expect(messages.map(({ url, message }) => `${url.split('/client')[1]}: ${message}`)).toEqual([]);
  });
});
