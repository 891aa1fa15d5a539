/** The W3C's checker, a jar, on every built page. Skipped without Java. */
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const site = path.join(import.meta.dirname, '../../dist/client');
/** The package is the path of its jar. */
const jar: string = createRequire(import.meta.url)('vnu-jar');
const noJava = spawnSync('java', ['-version']).error !== undefined;

/** CSS that it does not know yet. In ASCII, with a dot for a quote: without a locale Java accepts no other argument. */
const unknown = [
  'CSS: Unrecognized at-rule .@(container|starting-style).',
  'CSS: .(animation-timeline|container-type|vector-effect).: Property .* doesn.t exist.',
  'CSS: .transition.: .allow-discrete. is not a .transition. value.',
  'CSS: .font-size.: Parse Error.',
];

/** One run of a few seconds is too short for the optimizing compiler, which costs more than it saves: half the time. */
const jvm = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

interface Message {
  readonly url: string;
  readonly message: string;
}

it.skipIf(noJava)(
  `The W3C’s checker finds no error on any page${noJava ? ' (skipped: java is not installed)' : ''}`,
  async () => {
    const options = ['-jar', jar, '--skip-non-html', '--format', 'json', '--errors-only', '--exit-zero-always'];
    // It writes to standard error.
    const { stderr } = await promisify(execFile)(
      'java',
      [...jvm, ...options, '--filterpattern', `(${unknown.map((pattern) => `${pattern}\\s*`).join('|')})`, site],
      { maxBuffer: 2 ** 26 },
    );
    const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
    expect(messages.map(({ url, message }) => `${url.split('/client')[1]}: ${message}`)).toEqual([]);
  },
);
