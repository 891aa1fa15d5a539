/** Time limits that depend on each other: of an inquiry, of nginx and the edge that stop, and of their containers. */
import { expect, it } from 'vitest';
import { timeoutMs } from '../../frontend/src/features/inquiry/api';
import { source } from './support/run';

const api = 'nginx/snippets/inquiry-api.conf';
const edge = 'deploy/edge/haproxy.cfg';
const pod = 'deploy/kubernetes/base/deployment.yaml';

/** A setting of a file, in seconds, wherever the file has it. */
function seconds(file: string, setting: string): readonly number[] {
  const values = [...source(file).matchAll(new RegExp(`\\b${setting}:? "?(\\d+)(?:s|"|;|$)`, 'gm'))];
  expect(values, `${setting} in ${file}`).not.toEqual([]);
  return values.map(([, value]) => Number(value));
}
const one = (file: string, setting: string) => seconds(file, setting)[0] ?? Number.NaN;
const shutdown = one('nginx/nginx.conf.template', 'worker_shutdown_timeout');

it('an inquiry takes less time than nginx waits before it exits or reloads, and than edge and browser wait for it', () => {
  const longest =
    one('nginx/optional/http/resolver.conf.template', 'resolver_timeout') +
    one(api, 'proxy_next_upstream_tries') * one(api, 'proxy_connect_timeout') +
    one(api, 'proxy_send_timeout') +
    one(api, 'proxy_read_timeout');
  for (const limit of [shutdown, one(edge, 'timeout client'), one(edge, 'timeout server'), timeoutMs / 1000])
    expect(limit).toBeGreaterThan(longest);
});

it.each(['docker-compose.yml', 'deploy/swarm/stack.yml'])('%s stops containers after their requests', (file) => {
  for (const period of seconds(file, 'stop_grace_period'))
    expect(period).toBeGreaterThan(Math.max(shutdown, one(edge, 'hard-stop-after')));
});

it('a pod has time for its pause and its requests before it is killed', () => {
  expect(one(pod, 'terminationGracePeriodSeconds')).toBeGreaterThan(one(pod, 'sleep,') + shutdown);
});
