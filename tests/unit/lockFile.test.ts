import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Whether the lock file has the package that `folder` would load as `name`: its own copy, or one of a parent folder. */
function isLocked(folder: string, name: string): boolean {
  const own = folder === '' ? '' : `${folder}/`;
  if (packages[`${own}node_modules/${name}`]) return true;
  if (folder === '') return false;
  return isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

// npm ci refuses a lock file without the binaries of other platforms, which an incomplete mirror leaves out.
it('locks every package that another one depends on, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder}: ${name}`),
  );
  expect(missing).toEqual([]);
});
