import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(join(root, file), 'utf8');

interface Service {
  readonly stop_grace_period?: string;
}
const { services } = parse(source('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };

describe('the Compose file', () => {
  it('gives nginx longer to stop than nginx gives an inquiry that is under way', () => {
    const [, drain] = /^worker_shutdown_timeout (\d+)s;$/m.exec(source('nginx/nginx.conf.template')) ?? [];
    const [, grace] = /^(\d+)s$/.exec(services.web?.stop_grace_period ?? '') ?? [];
    expect(Number(drain)).toBeGreaterThan(0);
    expect(Number(grace)).toBeGreaterThan(Number(drain));
  });
});
