/**
 * A test double of the company's inquiry API: the call in section 7 of the specification, and endpoints for testers to
 * read received inquiries and to choose the response to the next ones.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { type Behaviour, normalBehaviour, readBehaviour } from './behaviour';
import { type Inquiry, type Problem, problemsOf } from './contract';
import type { InquiryStore } from './inquiryStore';

export interface MockOptions {
  readonly store: InquiryStore;
  /** Fastify's logger setting; silent by default. Bodies are never logged, as they have personal data. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Resolves after a delay in ms; a timer by default. */
  readonly wait?: (delayMs: number) => Promise<void>;
}

const timer = (delayMs: number): Promise<void> => pause(delayMs, undefined, { ref: false });

/** Twice the limit of nginx, so that nginx's limit applies. */
const bodyLimit = 128 * 1024;

const testerPage = [
  { url: '/', file: 'index.html', type: 'text/html; charset=utf-8' },
  { url: '/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
  { url: '/page.js', file: 'page.js', type: 'text/javascript; charset=utf-8' },
] as const;

/**
 * Builds the mock; the caller calls `listen` or `inject`.
 *
 * The behaviour affects the inquiry call alone. First the response is delayed. Then a failure (a closed connection or a
 * status other than 2xx) applies to any body, as with a failing server. Only a valid inquiry with a 2xx response is kept.
 */
export async function buildMock({ store, logger = false, wait = timer }: MockOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit,
    forceCloseConnections: true,
  });
  let behaviour: Behaviour = normalBehaviour;

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, [{ field: '', problem: status >= 500 ? 'could not be processed' : error.message }]);
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
      return reply.code(status).send(bodyAllowed(status, { error: `set to respond with ${status}` }));
    const problems = problemsOf(request.body);
    if (problems.length > 0) return refuse(reply, 400, problems);
    // A caller that has closed the connection gets no response, so its inquiry is not kept.
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

  for (const { url, file, type } of testerPage) {
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

/** Responses with 204, 205 and 304 have no body. */
function bodyAllowed<T>(status: number, body: T): T | undefined {
  return [204, 205, 304].includes(status) ? undefined : body;
}
