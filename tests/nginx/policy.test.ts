/** The content security policy for inline scripts and styles, and the endpoint for its reports. */
import { expect, it } from 'vitest';
import { inlinePolicy } from '../../scripts/build/inline-hashes';
import { newVisitor, post, rawPost } from './support/inquiry';
import { exchange, parse } from './support/request';
import { describeWithNginx, logLine, useSite } from './support/site';

/** The hashes of a page's own elements are in headers.test.ts, those that nginx refuses in render.test.ts. */
it('the policy cannot be made for a page with a style attribute: the build names it', () => {
  const make = () => inlinePolicy('<p style="color:red">a</p>', 'index.html');
  expect(make).toThrow(/^\/index\.html: .*<p style="color:red">/);
});

const reportUri = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://www.example.com/search?q=jane.doe@example.com',
    referrer: 'https://www.example.com/?q=jane.doe@example.com',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?jane.doe@example.com',
    'source-file': 'https://www.example.com/assets/app.js',
    'line-number': 12,
    'script-sample': 'alert("jane.doe@example.com")',
  },
});
const documentURL = 'https://www.example.com/Products/Kelvin?q=jane.doe@example.com';
const violation = { documentURL, sourceFile: documentURL, effectiveDirective: 'style-src-attr', lineNumber: 3 };
const reportTo = JSON.stringify([
  { type: 'csp-violation', url: documentURL, body: { ...violation, blockedURL: 'inline' } },
]);

describeWithNginx('reports of policy violations', () => {
  const site = useSite();

  const report = (body: string, type = 'application/csp-report') => post(site, '/csp-report', type, { body });
  const lineOf = (id?: string) => logLine(site, { event: 'policy-report', request_id: id });

  const fields = ['directive', 'blocked', 'document', 'source', 'line'];
  it.each([
    [
      'application/csp-report',
      reportUri,
      'script-src-elem https://evil.example/x.js /search https://www.example.com/assets/app.js 12',
    ],
    [
      'application/reports+json; charset=utf-8',
      reportTo,
      'style-src-attr inline /Products/Kelvin https://www.example.com/Products/Kelvin 3',
    ],
  ])('of the type %s get 204 and are logged, without queries and samples', async (type, body, noted) => {
    const line = Object.fromEntries(noted.split(' ').map((value, index) => [fields[index], value]));
    const answer = await report(body, type);
    expect([answer.status, answer.body.length]).toEqual([204, 0]);
    const id = answer.header('X-Request-Id');
    await lineOf(id).toMatchObject(line);
    expect(await site.log()).not.toContain('jane.doe');
  });

  it.each(['', '{"csp-report":{"effective-directive":"x\\n\\"y\\u001b[31m"}}', '\x00\xff\r\n{"event":"forged"}'])(
    'that are malformed add one harmless line to the log: %j',
    async (body) => {
      const id = (await report(body)).header('X-Request-Id');
      await lineOf(id).toBeDefined();
      expect((await site.accessLog()).some(({ event }) => event === 'forged')).toBe(false);
    },
  );

  it('are refused in another type', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])
      expect((await report(reportUri, type)).status, type).toBe(415);
  });

  it('are refused beyond 16 KiB, announced or in chunks', async () => {
    expect((await report('x'.repeat(16_384))).status).toBe(204);
    const refused = await report('x'.repeat(16_385));
    expect([refused.status, refused.body.toString()]).toEqual([413, 'Not noted\n']);
    const headers = ['Content-Type: application/csp-report', 'Transfer-Encoding: chunked'];
    const chunks = rawPost(headers, `4001\r\n${'x'.repeat(16_385)}\r\n0\r\n\r\n`, '/csp-report');
    expect(parse(await exchange(site.port, chunks, { from: newVisitor() })).status).toBe(413);
  });

  it('have no other address', async () => {
    expect((await site.get('/csp-report/body')).status).toBe(404);
  });
});
