import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

/** Writes a shell script into the folder, which stands for a program where `standInsFirst` is the PATH. */
export const standIn = (name: string, script: string) =>
  writeFile(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

export const standInsFirst = () => ({ PATH: `${folder}:${process.env.PATH}` });
