import { expect, it, vi } from 'vitest';
import { measure } from '../../scripts/bench/lighthouse';
import { emptyFolder, folder, standIn, standInsFirst } from './support/folder';

emptyFolder();

it('Lighthouse runs again after it has lost its trace, up to three times, and after no other error', async () => {
  vi.stubEnv('PATH', standInsFirst().PATH);
  const fails = (times: number, message: string) =>
    standIn(
      'npm',
      `echo attempt >>${folder}/attempts
      [ $(wc -l <${folder}/attempts) -le ${times} ] || { echo '{"audits":{}}'; exit; }
      echo '${message}' >&2
      exit 1`,
    );
  const lost = 'Runtime error encountered: Lost';
  await fails(2, lost);
  expect(await measure('https://site.test/', [], [])).toEqual({ audits: {} });
  await fails(6, lost);
  await expect(measure('https://site.test/', [], [])).rejects.toThrow(`https://site.test/: ${lost}`);
  await fails(7, 'No network');
  await expect(measure('https://site.test/', [], [])).rejects.toThrow('https://site.test/: No network');
});
