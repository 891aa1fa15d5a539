/** Stores received inquiries as JSON lines in one file of the data folder. */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inquiry } from './contract';

interface ReceivedInquiry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly inquiry: Inquiry;
}

export type InquiryStore = Awaited<ReturnType<typeof openInquiryStore>>;

const fileName = 'inquiries.jsonl';

/**
 * Opens the store in `dataDir`, and creates the folder if it is missing. An incomplete last line, as after a crash, is
 * removed. @throws Error with the file and line of any other unreadable line.
 */
export async function openInquiryStore(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, fileName);
  const received = await load(file);

  // One write at a time: an append during a clear would restore an inquiry.
  let lastWrite: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const result = lastWrite.then(write);
    lastWrite = result.catch(() => {});
    return result;
  };

  return {
    /** All received inquiries, newest first. */
    list: () => received.toReversed(),
    /** Stores an inquiry; resolves once it is in the file. */
    add: (inquiry: Inquiry) =>
      inTurn(async () => {
        const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), inquiry };
        await appendFile(file, `${JSON.stringify(entry)}\n`);
        received.push(entry);
        return entry;
      }),
    clear: () =>
      inTurn(async () => {
        // Replaced by renaming, so that the file is complete at any moment.
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
  // Otherwise the next inquiry would be appended to the incomplete line.
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return JSON.parse(line) as ReceivedInquiry;
      } catch {
        throw new Error(`${file}: line ${index + 1} is not JSON; repair or remove the file`);
      }
    });
}
