/**
 * Five suites, cheapest first. Each has its own project so that `make test` can run, report and skip it alone:
 * unit (no process, no port), site (the checks of `make check`), nginx (a real nginx), browser (Chromium against the built site), stack (Compose).
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two shared cores: a second browser or nginx beside the first makes both late, and neither sooner. */
const oneFileAtATime = { fileParallelism: false } as const;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'frontend/src/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'nginx',
          include: ['tests/nginx/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          testTimeout: 180_000,
          // The first hook builds the images.
          hookTimeout: 900_000,
          sequence: { groupOrder: 3 },
          ...oneFileAtATime,
        },
      },
    ],
  },
});
