import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** The folder of the test that runs; see `emptyFolder`. */
export let folder: string;

/** Gives each test a folder of its own, empty at first: `folder`. */
export function emptyFolder(): void {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'unit-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
}
