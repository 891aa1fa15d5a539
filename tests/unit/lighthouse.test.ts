import { expect, it, vi } from 'vitest';
import { measure } from '../../scripts/bench/lighthouse';
import { emptyFolder, folder, standIn, standInsFirst } from './support/folder';

emptyFolder();

it('Lighthouse runs again after it has lost its trace, and its message is thrown after three attempts', async () => {
  vi.stubEnv('PATH', standInsFirst().PATH);
  const losesTrace = (times: number) =>
    standIn(
      'npm',
      `echo attempt >>${folder}/attempts
      [ $(wc -l <${folder}/attempts) -le ${times} ] || { echo '{"audits":{}}'; exit; }
      echo Lost >&2
      exit 1`,
    );
  await losesTrace(2);
  expect(await measure('https://site.test/', [], [])).toEqual({ audits: {} });
  await losesTrace(6);
  await expect(measure('https://site.test/', [], [])).rejects.toThrow('https://site.test/: Lost');
});
