/**
 * Six suites, each a project of its own so that `make test` can report it and `--project` can run it alone:
 * unit (no nginx, no browser), site (the checks of `make check`), nginx (a real nginx), browser (Chromium against the
 * built site), engines (journeys in Firefox and WebKit), stack (Compose and a swarm). Projects share the workers, so that
 * one file runs while another waits: every file brings its own nginx, browser and free ports. stack comes after those that
 * open the built site: containers that start change the machine's networks, for which Chromium closes its connections, and
 * `make up` builds dist/ anew. unit runs beside it, as a swarm mostly waits.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Vitest's own order, in which projects come by their names, with those ahead whose files take minutes: at the end one would
 * keep a worker busy and the others idle.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(({ project }) => ['site', 'stack'].includes(project.name));
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}

/** For the projects that run after the others. */
const afterOthers = { groupOrder: 1 } as const;

/** The conditions that tests poll for become true at once, except on a busy machine. */
const patient = { poll: { timeout: 10_000 } } as const;

/** The limits are for a machine that does other work. Without a retry: a test that needs one has a fault, or its page has. */
const inBrowser = {
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    // More than the two cores of a small machine: a quarter of a worker's time is waiting, for a page that is to be quiet
    // or for a limit of nginx's.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'frontend/src/**/*.test.{ts,tsx}'],
          // Some run a script, which is slow on a busy machine.
          testTimeout: 120_000,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          sequence: afterOthers,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // tsc runs while browser tests use the processor.
          testTimeout: 300_000,
          // A copy of the repository is removed.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'nginx',
          include: ['tests/nginx/**/*.test.ts'],
          // Some render and check a configuration ten times.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/globalSetup.ts'],
          setupFiles: ['tests/browser/support/requireSite.ts'],
          // The files of a worker share its modules, which take longer to load than some files to run.
          isolate: false,
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          testTimeout: 400_000,
          expect: { poll: { timeout: 60_000 } },
          // The first hook builds the images.
          hookTimeout: 900_000,
          sequence: afterOthers,
        },
      },
    ],
  },
});
