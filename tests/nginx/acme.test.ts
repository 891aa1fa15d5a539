/** ACME_ROOT: the challenges by which a certificate authority checks that a host is its owner's (RFC 8555, 8.3). */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { tlsRequest } from './support/certificate';
import type { Answer, RequestOptions } from './support/request';
import { describeWithTls, temporaryFolder, useTlsSite } from './support/site';
import { writeFiles } from './support/webRoot';

const token = 'DGyRejmCefe7v4NfDGDKfA-_x';
const path = `/.well-known/acme-challenge/${token}`;
const content = `${token}.9jg46WB3rR_AHD-EBXdN7cBkH1WOu0tA3M9fm21mqTI`;

const expectChallenge = (answer: Answer) => {
  expect([answer.status, answer.body.toString()]).toEqual([200, content]);
  expect(answer.header('Content-Type')).toMatch(/^text\/plain/);
  expect(answer.header('Cache-Control')).toBe('no-store');
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
};

describeWithTls('a challenge', async () => {
  // A webroot as certbot makes it, with one challenge.
  const root = await temporaryFolder();
  await writeFiles(root, { [path]: content, outside: 'SECRET' });
  const folder = dirname(join(root, path));
  const site = useTlsSite(['DNS:localhost'], () => ({ ACME_ROOT: root }));
  const get = (target: string, options?: RequestOptions) => tlsRequest(site.tlsPort, target, options);

  it('is sent as it was written, over HTTPS too, and over plain HTTP without a redirect, for any host', async () => {
    expectChallenge(await get(path));
    for (const Host of ['localhost', 'other.example.test'])
      expectChallenge(await site.get(path, { headers: { Host } }));
    // The other files under /.well-known/ are the site's.
    const other = '/.well-known/security.txt';
    await writeFiles(site.webRoot, { [other]: 'Contact: mailto:a@example.com' });
    expect((await site.get(other)).status).toBe(301);
    expect((await get(other)).body.toString()).toContain('Contact');
  });

  it('is sent as soon as, and as long as, there is one', async () => {
    const other = 'another-token_0123456789';
    expect((await site.get(path.replace(token, other))).status).toBe(404);
    await writeFile(join(folder, other), 'new');
    expect((await site.get(path.replace(token, other))).body.toString()).toBe('new');
    await rm(join(folder, other));
    expect((await site.get(path.replace(token, other))).status).toBe(404);
  });

  it('is the only thing in its folder', async () => {
    await symlink(join(root, 'outside'), join(folder, 'a-link'));
    await mkdir(join(folder, 'a-folder'));
    for (const target of [
      ...['', 'a-link', 'a-folder', 'a-folder/', `${token}/`, `${token}.html`, `${token.toLowerCase()}`, '%00'],
      ...['../../outside', '..%2f..%2foutside', '%2e%2e/%2e%2e/outside', '....//outside', '.', '..', '*'],
    ]) {
      const answer = await get(`/.well-known/acme-challenge/${target}`);
      expect([400, 404], target).toContain(answer.status);
      expect(answer.body.toString(), target).not.toMatch(/SECRET|outside|a-folder/);
      expect(answer.header('Location'), target).toBeUndefined();
    }
    // Nothing else in the webroot is served.
    expect((await get('/outside')).status).toBe(404);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  });
});
