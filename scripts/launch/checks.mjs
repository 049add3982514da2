import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { binCommand, runQuietly } from './processes.mjs';
import { hasColour, StepFailure, step } from './steps.mjs';

const WEB = join(ROOT, 'apps', 'web');

const CHECKS = [
  {
    doing: 'Formatting and lint',
    run: () => bin('biome', ['ci', '--error-on-warnings', `--colors=${hasColour ? 'force' : 'off'}`]),
  },
  { doing: 'Types', run: () => bin('tsc', ['-p', 'tsconfig.json']) },
  { doing: 'Types of the web app', run: checkWebTypes },
  { doing: 'Types of the browser tests', run: () => bin('tsc', ['-p', 'e2e']) },
  { doing: 'Figures that only go down', run: () => runQuietly(process.execPath, ['scripts/figures.ts', '--check']) },
  { doing: 'Dependency directions', run: () => runQuietly(process.execPath, ['scripts/check-dependencies.ts']) },
  {
    doing: 'Install scripts',
    run: () => runQuietly(process.execPath, ['scripts/check-install-scripts.ts']),
  },
  { doing: 'Security table', run: () => runQuietly(process.execPath, ['scripts/check-security.ts']) },
  { doing: 'Unused code', run: () => bin('knip', ['--no-progress']) },
];

/** Everything that can be known about the code without running it. Answers which checks failed. */
export async function runChecks() {
  const failed = [];
  for (const { doing, run } of CHECKS) {
    try {
      await step({ doing, done: doing }, run);
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      failed.push(doing);
    }
  }
  return failed;
}

async function checkWebTypes() {
  // The route types that the pages import are generated.
  const typegen = await bin('react-router', ['typegen'], WEB);
  return typegen.code === 0 ? bin('tsc', ['-p', 'tsconfig.json'], WEB) : typegen;
}

function bin(name, args, cwd = ROOT) {
  const command = binCommand(name, args);
  return runQuietly(command.program, command.args, { cwd, shell: command.shell });
}
