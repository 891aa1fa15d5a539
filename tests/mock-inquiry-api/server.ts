/**
 * A stand-in for the company's inquiry API: the one call of the specification's section 7, and beside it
 * what a tester needs to look at what came in and to choose how the next calls are answered.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { type Behaviour, normalBehaviour, readBehaviour } from './behaviour';
import { type Inquiry, type Problem, problemsOf } from './contract';
import type { InquiryStore } from './inquiryStore';

export interface MockOptions {
  readonly store: InquiryStore;
  /** Fastify's logger setting; silent unless given. Bodies are never logged: they hold people's details. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Settles when an answer has been delayed for so many ms; by the clock unless given. */
  readonly wait?: (delayMs: number) => Promise<void>;
}

const byTheClock = (delayMs: number): Promise<void> => pause(delayMs, undefined, { ref: false });

/** Twice what nginx lets through, so that the limit a visitor meets is nginx's. */
const bodyLimit = 128 * 1024;

const testersPage = [
  { url: '/', file: 'index.html', type: 'text/html; charset=utf-8' },
  { url: '/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
  { url: '/page.js', file: 'page.js', type: 'text/javascript; charset=utf-8' },
] as const;

/**
 * Builds the mock; the caller listens or injects.
 *
 * Behaviour touches the inquiry call alone. The delay comes first. A fault (a cut connection or a status
 * outside 2xx) is then answered whatever the body is, as a server in trouble does, and nothing is kept:
 * only an inquiry that keeps to the contract and is answered 2xx counts as received.
 */
export async function buildMock({ store, logger = false, wait = byTheClock }: MockOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit,
    forceCloseConnections: true,
    // The contract's check names such fields, as any other that it does not know.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  });
  let behaviour: Behaviour = normalBehaviour;

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, [{ field: '', problem: status >= 500 ? 'could not be handled' : error.message }]);
  });

  app.post('/api/Inquiry/AddCryoCustomerInquiry', async (request, reply) => {
    const { status, delayMs, drop } = behaviour;
    if (delayMs > 0) await wait(delayMs);
    if (drop) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (status < 200 || status > 299)
      return reply.code(status).send(bodyAllowed(status, { error: `told to answer ${status}` }));
    const problems = problemsOf(request.body);
    if (problems.length > 0) return refuse(reply, 400, problems);
    // Whoever gave up waiting got no answer, so for them nothing was received.
    if (request.raw.socket.destroyed) return reply.hijack();
    const { id } = await store.add(request.body as Inquiry);
    return reply.code(status).send(bodyAllowed(status, { id }));
  });

  app.get('/inquiries', async () => store.list());
  app.delete('/inquiries', async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });

  app.get('/behaviour', async () => behaviour);
  app.put('/behaviour', async (request, reply) => {
    const read = readBehaviour(request.body);
    if ('problems' in read) return refuse(reply, 400, read.problems);
    behaviour = read.behaviour;
    return behaviour;
  });

  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.type('text/plain').send('ok'));

  for (const { url, file, type } of testersPage) {
    const content = await readFile(new URL(`./page/${file}`, import.meta.url));
    app.get(url, { logLevel: 'warn' }, async (_request, reply) =>
      reply
        .type(type)
        .header('Content-Security-Policy', "default-src 'self'")
        .header('Cache-Control', 'no-store')
        .send(content),
    );
  }
  return app;
}

function refuse(reply: FastifyReply, status: number, problems: readonly Problem[]) {
  const error = problems.map(({ field, problem }) => (field ? `${field} ${problem}` : problem)).join('; ');
  return reply.code(status).send({ error, problems });
}

/** 204, 205 and 304 carry no body. */
function bodyAllowed<T>(status: number, body: T): T | undefined {
  return [204, 205, 304].includes(status) ? undefined : body;
}
