/** Lists the invalid SITE_ settings, before a build does so in the middle of its output. */
import { loadEnv } from 'vite';
import { readSiteEnvironment } from '../../frontend/src/site/environment';

try {
  readSiteEnvironment(loadEnv('production', process.cwd(), 'SITE_'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
