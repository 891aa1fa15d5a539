import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Whether the lock file has what `folder` would load as `name`: its own copy, or one further up. */
function isLocked(folder: string, name: string): boolean {
  const own = folder === '' ? '' : `${folder}/`;
  if (packages[`${own}node_modules/${name}`]) return true;
  if (folder === '') return false;
  return isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

// npm ci refuses a lock file that leaves out a binary of another platform, as one from an incomplete mirror does.
it('locks every package that another one asks for, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder}: ${name}`),
  );
  expect(missing).toEqual([]);
});
