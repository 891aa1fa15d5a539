/** Inquiries as the form sends them, and what nginx answers of its own accord. */
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

/** Sends an inquiry, by default from an address of its own. */
export const send = (site: Pick<Site, 'get'>, options: RequestOptions = {}) =>
  site.get(endpoint, {
    method: 'POST',
    body: inquiry,
    from: newVisitor(),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });

/** Holds an answer to the small JSON error that the form gets where nginx itself answers. */
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
