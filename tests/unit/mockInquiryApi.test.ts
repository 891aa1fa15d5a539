import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleInquiry as proper } from '../mock-inquiry-api/exampleInquiry';
import { openInquiryStore } from '../mock-inquiry-api/inquiryStore';
import { buildMock } from '../mock-inquiry-api/server';
import { readMockSettings } from '../mock-inquiry-api/settings';
import { emptyFolder, folder } from './support/folder';
import { forAny } from './support/forAny';

const url = '/api/Inquiry/AddCryoCustomerInquiry';
emptyFolder();
let app: FastifyInstance;
const open = async () => buildMock({ store: await openInquiryStore(folder) });
const send = (payload: unknown) => app.inject({ method: 'POST', url, payload: payload as object });
const behave = (payload: unknown) => app.inject({ method: 'PUT', url: '/behaviour', payload: payload as object });
/** Posts a valid inquiry over a real connection. */
const post = async (signal: AbortSignal | null = null) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(app.listeningOrigin + url, { method: 'POST', headers, body: JSON.stringify(proper), signal }))
    .status;
};
const inquiries = async () => (await app.inject('/inquiries')).json();
const restart = async () => {
  await app.close();
  app = await open();
};

beforeEach(async () => {
  app = await open();
});
afterEach(() => app.close());

describe('an inquiry', () => {
  it.each([
    ['Fax', '1'],
    ['IsDisposable', 'Yes'],
    ['Subject', 'Other'],
    ['Number', '8005550199'],
    ['Number', '+498005550199'],
  ])('with %s=%j is refused with an error that names the field', async (field, value) => {
    const answer = await send({ ...proper, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems).toEqual([{ field, problem: expect.any(String) }]);
    expect(answer.json().error).toContain(field);
    expect(await inquiries()).toEqual([]);
  });

  const wrong = fc.subarray(Object.keys(proper), { minLength: 1 });
  const value = fc.constantFrom(undefined, null, 12, true, ['Pat'], {});
  forAny('with fields missing or not strings is refused, and all are named', [wrong, value], async (fields, bad) => {
    const answer = await send({ ...proper, ...Object.fromEntries(fields.map((field) => [field, bad])) });
    const named = answer.json().problems.map(({ field }: { field: string }) => field);
    expect([answer.statusCode, named.toSorted()]).toEqual([400, fields.toSorted()]);
  });

  it.each(['', '[]', 'null', '{"FullName":'])('with the body %j is refused', async (payload) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.any(String)]);
  });

  it('of the largest size that nginx allows is accepted', async () => {
    expect((await send({ ...proper, Message: 'x'.repeat(63 * 1024) })).statusCode).toBe(200);
  });
});

describe('received inquiries', () => {
  const names = async () => (await inquiries()).map((one: { inquiry: { FullName: string } }) => one.inquiry.FullName);

  it('are listed newest first, also after a restart', async () => {
    for (const FullName of ['first', 'second', 'Zoë, “line\nbreak”']) await send({ ...proper, FullName });
    const before = await inquiries();
    expect(before).toEqual(
      ['Zoë, “line\nbreak”', 'second', 'first'].map((FullName) => ({
        id: expect.any(String),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        inquiry: { ...proper, FullName },
      })),
    );
    await restart();
    expect(await inquiries()).toEqual(before);
  });

  it('are gone after they were deleted, also after a restart', async () => {
    await send(proper);
    expect((await app.inject({ method: 'DELETE', url: '/inquiries' })).statusCode).toBe(204);
    await restart();
    expect(await inquiries()).toEqual([]);
    await send({ ...proper, FullName: 'after' });
    expect(await names()).toEqual(['after']);
    expect(await readdir(folder)).toEqual(['inquiries.jsonl']);
  });

  it('are kept when a crash has truncated the last line of the file, and so is the next one', async () => {
    await send({ ...proper, FullName: 'whole é' });
    await app.close();
    await appendFile(join(folder, 'inquiries.jsonl'), '{"id":"1","recei');
    app = await open();
    expect(await names()).toEqual(['whole é']);
    await send({ ...proper, FullName: 'next' });
    await restart();
    expect(await names()).toEqual(['next', 'whole é']);
  });

  it('are never skipped: an unreadable line in the middle of the file is an error at the start', async () => {
    await send(proper);
    const file = join(folder, 'inquiries.jsonl');
    await writeFile(file, `garbage\n${await readFile(file, 'utf8')}`);
    await expect(openInquiryStore(folder)).rejects.toThrow('inquiries.jsonl: line 1');
  });
});

describe('behaviour', () => {
  const normal = { status: 200, delayMs: 0, drop: false };

  it('is the default at the start, and is replaced as a whole: missing keys have their default', async () => {
    expect((await app.inject('/behaviour')).json()).toEqual(normal);
    await behave({ status: 503, delayMs: 5 });
    expect((await behave({ drop: true })).json()).toEqual({ ...normal, drop: true });
    expect((await app.inject('/behaviour')).json()).toEqual({ ...normal, drop: true });
  });

  it.each([
    ['status', { status: 100 }],
    ['delayMs', { delayMs: 600_001 }],
    ['speed', { speed: 3 }],
    ['', []],
  ])('is unchanged by a bad %j: %j', async (key, payload) => {
    await behave({ status: 201 });
    const answer = await behave(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems).toEqual([{ field: key, problem: expect.any(String) }]);
    expect((await app.inject('/behaviour')).json()).toEqual({ ...normal, status: 201 });
  });

  it('has the status of the response, and an inquiry is kept if that is 2xx', async () => {
    let kept = 0;
    for (const status of [200, 201, 204, 304, 429, 500]) {
      await behave({ status });
      expect((await send(proper)).statusCode).toBe(status);
      if (status < 300) kept += 1;
      expect(await inquiries(), `${status}`).toHaveLength(kept);
    }
  });

  it('drop closes the connection without a response, and nothing is kept', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    await behave({ drop: true });
    await expect(post()).rejects.toThrow('fetch failed');
    expect(await inquiries()).toEqual([]);
  });

  it('with a delay does not keep an inquiry whose caller closes the connection before its end', async () => {
    const controller = new AbortController();
    let delayed = 0;
    // In place of the delay: the caller leaves.
    const wait = async (delayMs: number) => {
      delayed = delayMs;
      controller.abort();
      await closed;
    };
    await app.close();
    app = await buildMock({ store: await openInquiryStore(folder), wait });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const closed = new Promise<void>((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    await behave({ delayMs: 300 });
    await expect(post(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await behave({});
    // A later inquiry has its response, so the first one is finished.
    expect(await post()).toBe(200);
    expect(delayed).toBe(300);
    expect(await inquiries()).toHaveLength(1);
  });
});

it.each([
  ['LISTEN_PORT', 'abc'],
  ['LISTEN_PORT', '65536'],
  ['LISTEN_ADDRESS', 'not an address'],
])('the mock’s settings with %s=%s are refused with an error that names it', (name, value) => {
  expect(() => readMockSettings({ [name]: value })).toThrow(`${name}="${value}"`);
});
