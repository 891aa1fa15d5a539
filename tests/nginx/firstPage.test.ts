/** The commands of the first page of operations that ask the site from outside. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { commandsFromOutside } from '../unit/support/firstPage';
import { describeWithTls, useTlsSite } from './support/site';

describeWithTls('the first page of operations, from outside', () => {
  const site = useTlsSite(['DNS:www.example.com'], () => ({ RELEASE_VERSION: '1.2.0', RELEASE_REVISION: 'abc' }));
  /** Runs a command, with this nginx as the public address. */
  async function run(command: string): Promise<string> {
    const settings = `insecure\nconnect-to = "www.example.com:443:127.0.0.1:${site.tlsPort}"\n`;
    await writeFile(join(site.folder, '.curlrc'), settings);
    const here = command.replace('-connect www.example.com:443', `-connect 127.0.0.1:${site.tlsPort}`);
    const env = { PATH: process.env.PATH, CURL_HOME: site.folder };
    return (await promisify(execFile)('bash', ['--norc', '-c', here], { env })).stdout;
  }

  it('says which release runs, and when the certificate ends', async () => {
    expect(await Promise.all(commandsFromOutside.map(run))).toEqual([
      expect.stringMatching(/^HTTP\/[\d.]+ 200[\s\S]*\nready\nversion 1\.2\.0\nrevision abc/),
      expect.stringMatching(/NotAfter: \w/),
    ]);
  });
});
