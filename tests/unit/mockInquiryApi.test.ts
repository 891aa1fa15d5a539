import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inquiryFields } from '../mock-inquiry-api/contract';
import { exampleInquiry as proper } from '../mock-inquiry-api/exampleInquiry';
import { openInquiryStore } from '../mock-inquiry-api/inquiryStore';
import { buildMock } from '../mock-inquiry-api/server';
import { readMockSettings } from '../mock-inquiry-api/settings';

const url = '/api/Inquiry/AddCryoCustomerInquiry';
let folder: string;
let app: FastifyInstance;
const open = async () => buildMock({ store: await openInquiryStore(folder) });
const send = (payload: unknown) => app.inject({ method: 'POST', url, payload: payload as object });
const behave = (payload: unknown) => app.inject({ method: 'PUT', url: '/behaviour', payload: payload as object });
const inquiries = async () => (await app.inject('/inquiries')).json();
/** Sends a body as it is, with the type of JSON. */
const sendText = (payload: string, method: 'POST' | 'PUT' = 'POST', to = url) =>
  app.inject({ method, url: to, payload, headers: { 'content-type': 'application/json' } });
const restart = async () => {
  await app.close();
  app = await open();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
  app = await open();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('an inquiry', () => {
  it('has the 32 fields of the specification', () => {
    expect(inquiryFields).toHaveLength(32);
  });

  it('that follows the contract gets 200 and is listed', async () => {
    expect((await send(proper)).statusCode).toBe(200);
    expect(await inquiries()).toEqual([
      { id: expect.any(String), receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), inquiry: proper },
    ]);
  });

  it.each([
    ['has an unknown field', { ...proper, Fax: '1' }, 'Fax'],
    ['has a number for a text', { ...proper, PDLength: 12 }, 'PDLength'],
    ['has null for a text', { ...proper, Message: null }, 'Message'],
    ['has true instead of yes', { ...proper, IsReusable: true }, 'IsReusable'],
    ['has a list for a text', { ...proper, FullName: ['Pat'] }, 'FullName'],
    ['has neither yes nor no', { ...proper, IsDisposable: 'Yes' }, 'IsDisposable'],
    ['leaves out an answer with a default', { ...proper, IsAutoclave: '' }, 'IsAutoclave'],
    ['has an unknown subject', { ...proper, Subject: 'Other' }, 'Subject'],
    ['has an unknown temperature', { ...proper, P85or36Temperature: '85' }, 'P85or36Temperature'],
    ['has an unknown transport', { ...proper, TransportType: 'Transport3' }, 'TransportType'],
    ['has a phone number without country code', { ...proper, Number: '8005550199' }, 'Number'],
    ['has a phone number of nine digits', { ...proper, Number: '+1800555019' }, 'Number'],
    ['has an unknown country code', { ...proper, Number: '+498005550199' }, 'Number'],
    ['lacks a field', { ...proper, QuantityOfTransport: undefined }, 'QuantityOfTransport'],
  ])('that %s is refused, and the field named', async (_, payload, field) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems).toEqual([{ field, problem: expect.any(String) }]);
    expect(answer.json().error).toContain(field);
    expect(await inquiries()).toEqual([]);
  });

  it.each(['__proto__', 'constructor'])(
    'is refused with the field %s, which JSON parsers treat specially',
    async (field) => {
      const payload = JSON.stringify(proper).replace('{', `{"${field}":{"prototype":{}},`);
      const answer = await sendText(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().problems).toEqual([{ field, problem: expect.any(String) }]);
    },
  );

  it('gets an error with every wrong field, not only the first', async () => {
    const { problems } = (await send({ ...proper, Subject: 'Other', Fax: '1', PDWidth: 3 })).json();
    expect(problems.map(({ field }: { field: string }) => field).sort()).toEqual(['Fax', 'PDWidth', 'Subject']);
  });

  it.each(['', '[]', '"text"', '7', 'null', '{"FullName":'])('with the body %j is refused', async (payload) => {
    const answer = await sendText(payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.any(String)]);
  });

  it('can leave out the two answers without a default', async () => {
    const payload = { ...proper, IsRequireTemperatureControl: '', IsTransportProduct: '' };
    expect((await send(payload)).statusCode).toBe(200);
  });

  it('can have the largest size that nginx allows', async () => {
    expect((await send({ ...proper, Message: 'x'.repeat(63 * 1024) })).statusCode).toBe(200);
  });
});

describe('received inquiries', () => {
  const names = async () => (await inquiries()).map((one: { inquiry: { FullName: string } }) => one.inquiry.FullName);

  it('are listed newest first', async () => {
    for (const FullName of ['first', 'second', 'third']) await send({ ...proper, FullName });
    expect(await names()).toEqual(['third', 'second', 'first']);
  });

  it('are kept over a restart', async () => {
    await send({ ...proper, FullName: 'Zoë, “line\nbreak”' });
    const before = await inquiries();
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

  it('are kept when a crash has cut off the last line of the file, and so is the next one', async () => {
    await send({ ...proper, FullName: 'whole é' });
    await app.close();
    await appendFile(join(folder, 'inquiries.jsonl'), '{"id":"1","recei');
    app = await open();
    expect(await names()).toEqual(['whole é']);
    await send({ ...proper, FullName: 'next' });
    await restart();
    expect(await names()).toEqual(['next', 'whole é']);
  });

  it('are not lost silently: an unreadable line in the middle of the file is an error at the start', async () => {
    await send(proper);
    const file = join(folder, 'inquiries.jsonl');
    await writeFile(file, `garbage\n${await readFile(file, 'utf8')}`);
    await expect(openInquiryStore(folder)).rejects.toThrow('inquiries.jsonl: line 1');
  });

  it('are all kept when many arrive at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => send({ ...proper, FullName: `n${n}` })));
    await restart();
    expect(new Set(await names()).size).toBe(20);
  });
});

describe('behaviour', () => {
  const normal = { status: 200, delayMs: 0, drop: false };

  it('is the default at the start', async () => {
    expect((await app.inject('/behaviour')).json()).toEqual(normal);
  });

  it('is replaced as a whole: missing keys have their default', async () => {
    await behave({ status: 503, delayMs: 5 });
    expect((await behave({ drop: true })).json()).toEqual({ ...normal, drop: true });
    expect((await app.inject('/behaviour')).json()).toEqual({ ...normal, drop: true });
  });

  it.each([
    ['status', { status: '200' }],
    ['status', { status: 99 }],
    ['status', { status: 100 }],
    ['status', { status: 600 }],
    ['status', { status: 200.5 }],
    ['delayMs', { delayMs: -1 }],
    ['delayMs', { delayMs: 600_001 }],
    ['drop', { drop: 'false' }],
    ['speed', { speed: 3 }],
    ['toString', { toString: 1 }],
  ])('is unchanged by a bad %s: %j', async (key, payload) => {
    await behave({ status: 201 });
    const answer = await behave(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems).toEqual([{ field: key, problem: expect.any(String) }]);
    expect((await app.inject('/behaviour')).json()).toEqual({ ...normal, status: 201 });
  });

  it.each([[[]], [null], ['text'], [3]])('cannot have the body %j', async (payload) => {
    expect((await sendText(JSON.stringify(payload), 'PUT', '/behaviour')).statusCode).toBe(400);
  });

  it.each([200, 201, 202, 204, 301, 304, 400, 404, 429, 500, 503])(
    'status %i is the response, and the inquiry is kept if it is 2xx',
    async (status) => {
      await behave({ status });
      expect((await send(proper)).statusCode).toBe(status);
      expect(await inquiries()).toHaveLength(status < 300 ? 1 : 0);
    },
  );

  it('does not make a bad inquiry a received one', async () => {
    await behave({ status: 201 });
    expect((await send({})).statusCode).toBe(400);
  });

  it('does not affect the other calls', async () => {
    await behave({ status: 500, drop: true });
    expect((await app.inject('/inquiries')).statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('drop closes the connection without a response, and nothing is kept', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    await behave({ drop: true });
    await expect(post()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await inquiries()).toEqual([]);
  });

  describe('delay', () => {
    let delays: number[];
    /** Ends every delay. */
    let endDelay: () => void;
    beforeEach(async () => {
      delays = [];
      const delay = new Promise<void>((resolve) => {
        endDelay = resolve;
      });
      await app.close();
      app = await buildMock({
        store: await openInquiryStore(folder),
        wait: (delayMs) => {
          delays.push(delayMs);
          return delay;
        },
      });
      await app.listen({ host: '127.0.0.1', port: 0 });
      await behave({ delayMs: 300 });
    });

    it('delays the response', async () => {
      const order: string[] = [];
      const answered = post().then((status) => order.push(`answered ${status}`));
      await expect.poll(() => delays).toEqual([300]);
      expect(await inquiries()).toEqual([]);
      order.push('delay over');
      endDelay();
      await answered;
      expect(order).toEqual(['delay over', 'answered 200']);
      expect(await inquiries()).toHaveLength(1);
    });

    it('does not keep an inquiry whose caller closes the connection before its end', async () => {
      const gone = new Promise<void>((resolve) => {
        app.server.once('connection', (socket) => socket.once('close', () => resolve()));
      });
      const controller = new AbortController();
      const abandoned = post(controller.signal);
      await expect.poll(() => delays).toEqual([300]);
      controller.abort();
      await expect(abandoned).rejects.toMatchObject({ name: 'AbortError' });
      await gone;
      endDelay();
      // A later inquiry has its response, so the first one is finished.
      expect(await post()).toBe(200);
      expect(await inquiries()).toHaveLength(1);
    });
  });

  /** Posts a valid inquiry over a real connection. */
  function post(signal?: AbortSignal): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, ...(signal && { signal }) };
      const call = request(`${app.listeningOrigin}${url}`, options, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.once('error', reject);
      call.end(JSON.stringify(proper));
    });
  }
});

describe('the mock', () => {
  it('is healthy', async () => {
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      expect.stringContaining('text/plain'),
      'ok',
    ]);
  });

  it.each([
    ['/', 'text/html', 'Mock inquiry API'],
    ['/page.css', 'text/css', 'body'],
    ['/page.js', 'text/javascript', 'fetch'],
  ])('serves the page for testers: %s', async (path, type, text) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).toContain(text);
  });

  it('has no other endpoints', async () => {
    expect((await app.inject('/api/Inquiry')).statusCode).toBe(404);
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('the mock’s settings', () => {
  it('have defaults for the loopback address', () => {
    expect(readMockSettings({})).toEqual({ address: '127.0.0.1', port: 8081, dataDir: '.run/inquiries' });
  });

  it.each([
    ['LISTEN_PORT', 'abc'],
    ['LISTEN_PORT', '65536'],
    ['LISTEN_PORT', '-1'],
    ['LISTEN_ADDRESS', 'not an address'],
  ])('with %s=%s are refused with an error that names it', (name, value) => {
    expect(() => readMockSettings({ [name]: value })).toThrow(`${name}="${value}"`);
  });
});
