/** Inquiries as the form sends them, and the errors that nginx itself gives. */
import { expect } from 'vitest';
import type { Answer, RequestOptions } from './request';
import type { Site } from './site';

export const endpoint = '/api/Inquiry/AddCryoCustomerInquiry';
export const inquiry = JSON.stringify({ FullName: 'Ana Ünal', Email: 'ana@example.com' });

let lastAddress = 1;

/** A client address that has sent nothing yet: the limit counts by address. */
export function newVisitor(): string {
  lastAddress += 1;
  return `127.0.${1 + Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
}

/** Sends a body of this type, by default from an address of its own. */
export const post = (site: Pick<Site, 'get'>, path: string, type: string, options: RequestOptions) =>
  site.get(path, {
    method: 'POST',
    from: newVisitor(),
    ...options,
    headers: { 'Content-Type': type, ...options.headers },
  });

/** Sends an inquiry. */
export const send = (site: Pick<Site, 'get'>, options: RequestOptions = {}) =>
  post(site, endpoint, 'application/json', { body: inquiry, ...options });

/** A POST as bytes, for header lines and bodies that no client would send. */
export const rawPost = (headers: readonly string[], body = '{}', path = endpoint) =>
  [`POST ${path} HTTP/1.1`, 'Host: a', ...headers, '', body].join('\r\n');

/** Asserts that a response is the small JSON error which the form gets from nginx itself. */
export function expectOwnError(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.header('Content-Type')).toBe('application/json');
  expect(JSON.parse(answer.body.toString())).toEqual({
    error: expect.stringMatching(/\w{3}/),
    status,
    requestId: answer.header('X-Request-Id'),
  });
  expect(answer.body.length).toBeLessThan(200);
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.header('Cache-Control')).toBe('no-store');
}
