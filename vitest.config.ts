import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          // Machines are noisy; a test that hangs still ends.
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The same sample with every run, so that a change alone can break it; `npm run proof -- generated-input`
          // sends a thousand new ones.
          provide: {
            inputsPerRoute: Number(process.env.INPUTS_PER_ROUTE ?? 150),
            inputsSeed: Number(process.env.INPUTS_SEED ?? 1),
          },
        },
      },
    ],
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    inputsPerRoute: number;
    inputsSeed: number;
  }
}
