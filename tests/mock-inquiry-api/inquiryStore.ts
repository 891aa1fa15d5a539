/** Keeps received inquiries across restarts: one JSON line each, appended, in one file of the data folder. */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inquiry } from './contract';

export interface ReceivedInquiry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly inquiry: Inquiry;
}

export interface InquiryStore {
  /** Everything received, newest first. */
  list(): readonly ReceivedInquiry[];
  /** Stores an inquiry; resolves once it is in the file. */
  add(inquiry: Inquiry): Promise<ReceivedInquiry>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

const fileName = 'inquiries.jsonl';

/**
 * Opens the store in `dataDir`, making the folder where it is missing.
 * A last line torn by a crash is cut off; any other unreadable line is an error that names the file and line.
 */
export async function openInquiryStore(dataDir: string): Promise<InquiryStore> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, fileName);
  const received = await load(file);

  // One write at a time: an append that overtook a clear would bring back what was just emptied.
  let lastWrite: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const result = lastWrite.then(write);
    lastWrite = result.catch(() => {});
    return result;
  };

  return {
    list: () => received.toReversed(),
    add: (inquiry) =>
      inTurn(async () => {
        const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), inquiry };
        await appendFile(file, `${JSON.stringify(entry)}\n`);
        received.push(entry);
        return entry;
      }),
    clear: () =>
      inTurn(async () => {
        // Written beside and renamed over: the file is whole at every moment.
        await writeFile(`${file}.new`, '');
        await rename(`${file}.new`, file);
        received.length = 0;
      }),
  };
}

async function load(file: string): Promise<ReceivedInquiry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // Otherwise the next inquiry would be appended to the torn half.
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return JSON.parse(line) as ReceivedInquiry;
      } catch {
        throw new Error(`${file}: line ${index + 1} is not JSON; mend or remove the file`);
      }
    });
}
