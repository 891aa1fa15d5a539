/** Says in plain words which SITE_ settings cannot be used, before a build says it among much else. */
import { loadEnv } from 'vite';
import { readSiteEnvironment } from '../../frontend/src/site/environment';

try {
  readSiteEnvironment({ ...loadEnv('production', process.cwd(), 'SITE_'), ...process.env });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
