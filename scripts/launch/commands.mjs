import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runAndRestart } from './dev-server.mjs';
import { ensureLoopsCompiler } from './loops-compiler.mjs';
import { RUNTIME } from './paths.mjs';
import { environment, runForeground } from './processes.mjs';
import { tick } from './steps.mjs';
import { runTests } from './tests.mjs';
import { ensureWebBuild } from './web-build.mjs';

const ENTRIES = 'apps/server/src/entry';

/**
 * How the product's own programs run. The first releases of Node 24 warn about type stripping, which is how all of this runs.
 * Left to themselves, V8 keeps 130 MB for new objects and the allocator some 60 MB for each of many threads; and where V8 may
 * use two gigabytes or more, it clears up only after what is in use has been outgrown four times. With one gigabyte, which is
 * several times what is ever in use, it does so before that has doubled.
 */
const { flags: FLAGS, environment: SETTINGS } = JSON.parse(
  readFileSync(new URL('./server-runtime.json', import.meta.url), 'utf8'),
);

/** What was compiled is kept, so that the next start takes half as long. */
const COMPILED = join(RUNTIME, 'compiled');

/** What is given to these would be ignored, by someone who thinks that it was heard. */
export const WITHOUT_ARGUMENTS = new Set(['start', 'dev', 'check', 'migrate', 'schema']);

/** What `npm start`, `npm test` and `npm run …` do; each answers the exit code. */
export const COMMANDS = {
  start: async () => {
    if (!(await ensureDependencies())) tick('Dependencies are up to date');
    if (!(await ensureWebBuild())) tick('Web app is up to date');
    return node(`${ENTRIES}/all.ts`);
  },
  dev: async () => {
    await ensureDependencies();
    const env = environment({ ...SETTINGS, NODE_ENV: 'development', CANDELA_DEV_SERVER: '1' });
    // The condition under which Vite looks packages up in development: otherwise there are two React Routers at once.
    const flags = [...FLAGS, '--conditions=development'];
    return runAndRestart(process.execPath, [...flags, `${ENTRIES}/all.ts`], { env });
  },
  test: async (args) => {
    await ensureDependencies();
    return runTests(args);
  },
  check: async () => {
    await ensureDependencies();
    return (await runChecks()).length === 0 ? 0 : 1;
  },
  bench: async (args) => {
    await ensureDependencies();
    await ensureWebBuild();
    return node('bench/run.ts', args);
  },
  eval: async (args) => {
    await ensureDependencies();
    return node('packages/engine/eval/run.ts', args);
  },
  admin: async (args) => {
    await ensureDependencies();
    return node(`${ENTRIES}/admin.ts`, args);
  },
  migrate: async () => {
    await ensureDependencies();
    return node(`${ENTRIES}/migrate.ts`);
  },
  backup: async (args) => {
    await ensureDependencies();
    return node(`${ENTRIES}/backup.ts`, args);
  },
  restore: async (args) => {
    await ensureDependencies();
    return node(`${ENTRIES}/restore.ts`, args);
  },
  proof: async (args) => {
    await ensureDependencies();
    await ensureWebBuild();
    return node('proofs/run.ts', args);
  },
  schema: async () => {
    await ensureDependencies();
    return node(`${ENTRIES}/schema.ts`);
  },
  loops: async (args) => {
    await ensureDependencies();
    await ensureLoopsCompiler();
    return node('scripts/build-loops.ts', args);
  },
  figures: async (args) => {
    await ensureDependencies();
    return node('scripts/figures.ts', args);
  },
};

function node(script, args = []) {
  const env = environment({
    ...SETTINGS,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
    // Ended by force we pass no signal on: so that the server can notice.
    CANDELA_LAUNCHER_PID: String(process.pid),
  });
  return runForeground(process.execPath, [...FLAGS, script, ...args], { env });
}
