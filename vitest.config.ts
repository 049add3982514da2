import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Fewer for routes that read little of a request: there, most inputs differ only in what is thrown away. */
const inputsPerRoute = (asked: string | undefined) =>
  asked
    ? { ofNothing: Number(asked), ofPlace: Number(asked), ofMore: Number(asked) }
    : { ofNothing: 30, ofPlace: 75, ofMore: 150 };

export default defineConfig({
  test: {
    // One for each core; unasked, Vitest would keep one core for itself, which has little to do.
    maxWorkers: availableParallelism(),
    // The files of a worker share the modules it has read, the engine's models above all: reading them anew for every
    // file takes longer than most files. Tests undo what they do to globals, and each file has a database of its own.
    isolate: false,
    // Machines are noisy; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          // Some of them replace modules, which others would otherwise have read before, or would keep: each has its own.
          isolate: true,
          setupFiles: ['apps/web/src/testing/set-up-components.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-database.ts'],
          // The same sample with every run, so that a change alone can break it; `npm run proof -- generated-input`
          // sends a thousand new ones.
          provide: {
            inputsPerRoute: inputsPerRoute(process.env.INPUTS_PER_ROUTE),
            inputsSeed: Number(process.env.INPUTS_SEED ?? 1),
          },
        },
      },
    ],
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    inputsPerRoute: ReturnType<typeof inputsPerRoute>;
    inputsSeed: number;
  }
}
