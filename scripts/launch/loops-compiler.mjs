import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { npmCommand, runQuietly } from './processes.mjs';
import { step } from './steps.mjs';

const ASSEMBLY = join(ROOT, 'packages', 'engine', 'assembly');

/** Installed when it is first needed: it is large, and only a change of the inner loops needs it. */
export async function ensureLoopsCompiler() {
  if (existsSync(join(ASSEMBLY, 'node_modules', 'assemblyscript'))) return;
  const npm = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  await step(
    { doing: 'Installing the compiler of the inner loops', done: 'Compiler of the inner loops installed' },
    () => runQuietly(npm.program, npm.args, { cwd: ASSEMBLY, shell: npm.shell }),
  );
}
