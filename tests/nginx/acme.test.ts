/** ACME_ROOT: the challenges by which a certificate authority checks that a host is its owner's (RFC 8555, 8.3). */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tlsRequest } from './support/certificate';
import { started } from './support/lifetime';
import {
  describeWithNginx,
  describeWithTls,
  type Site,
  startSite,
  startTlsSite,
  temporaryFolder,
} from './support/site';

const folderOf = (root: string) => join(root, '.well-known/acme-challenge');
const token = 'DGyRejmCefe7v4NfDGDKfA-_x';
const path = `/.well-known/acme-challenge/${token}`;
const content = `${token}.9jg46WB3rR_AHD-EBXdN7cBkH1WOu0tA3M9fm21mqTI`;

/** A webroot as certbot makes it, with one challenge, and a site that has it. */
const useChallenge = <T extends Site>(start: (environment: Record<string, string>) => Promise<T>) =>
  started(async () => {
    const root = await temporaryFolder();
    await mkdir(folderOf(root), { recursive: true });
    await writeFile(join(folderOf(root), token), content);
    await writeFile(join(root, 'outside'), 'SECRET');
    return { ...(await start({ ACME_ROOT: root })), root };
  });

const expectChallenge = (answer: Awaited<ReturnType<Site['get']>>) => {
  expect([answer.status, answer.body.toString()]).toEqual([200, content]);
  expect(answer.header('Content-Type')).toMatch(/^text\/plain/);
  expect(answer.header('Cache-Control')).toBe('no-store');
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
};

describeWithNginx('a challenge', () => {
  const site = useChallenge(startSite);

  it('is sent as it was written, as soon as it was written', async () => {
    expectChallenge(await site.get(path));
    const other = 'another-token_0123456789';
    expect((await site.get(path.replace(token, other))).status).toBe(404);
    await writeFile(join(folderOf(site.root), other), 'new');
    expect((await site.get(path.replace(token, other))).body.toString()).toBe('new');
    await rm(join(folderOf(site.root), other));
    expect((await site.get(path.replace(token, other))).status).toBe(404);
  });

  it('is the only thing in its folder', async () => {
    await symlink(join(site.root, 'outside'), join(folderOf(site.root), 'a-link'));
    await mkdir(join(folderOf(site.root), 'a-folder'));
    for (const target of [
      ...['', 'a-link', 'a-folder', 'a-folder/', `${token}/`, `${token}.html`, `${token.toLowerCase()}`, '%00'],
      ...['../../outside', '..%2f..%2foutside', '%2e%2e/%2e%2e/outside', '....//outside', '.', '..', '*'],
    ]) {
      const answer = await site.get(`/.well-known/acme-challenge/${target}`);
      expect([400, 404], target).toContain(answer.status);
      expect(answer.body.toString(), target).not.toMatch(/SECRET|outside|a-folder/);
      expect(answer.header('Location'), target).toBeUndefined();
    }
    // Nothing else in the webroot is served.
    expect((await site.get('/outside')).status).toBe(404);
    expect((await site.get(path, { method: 'POST' })).status).toBe(405);
  });

  it('leaves the other files under /.well-known/ to the site', async () => {
    await mkdir(join(site.webRoot, '.well-known'));
    await writeFile(join(site.webRoot, '.well-known/security.txt'), 'Contact: mailto:a@example.com');
    expect((await site.get('/.well-known/security.txt')).body.toString()).toContain('Contact');
  });
});

describeWithTls('a challenge for a site with a certificate', () => {
  const site = useChallenge((environment) => startTlsSite(['DNS:localhost'], environment));

  it('is sent over plain HTTP without a redirect, for any host', async () => {
    for (const Host of ['localhost', 'other.example.test'])
      expectChallenge(await site.get(path, { headers: { Host } }));
    expect((await site.get(`${path}x`)).status).toBe(404);
    // Everything else is redirected, and inquiries are refused.
    expect((await site.get('/.well-known/security.txt')).status).toBe(301);
    expect((await site.get('/')).status).toBe(301);
  });

  it('is sent over HTTPS too', async () => expectChallenge(await tlsRequest(site.tlsPort, path)));
});
