import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively } from './exclusive.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { environment, npmCommand, runQuietly } from './processes.mjs';
import { step } from './steps.mjs';

const BUILD = join(ROOT, 'apps', 'web', 'build');
const STAMP = join(BUILD, '.candela-stamp');

/** Builds the web app when its sources are not those of the build at hand. Answers whether there was anything to do. */
export async function ensureWebBuild() {
  const wanted = fingerprint(['apps/web', 'packages/contract', 'package-lock.json']);
  const isCurrent = () => readStamp(STAMP) === wanted && existsSync(join(BUILD, 'server', 'index.js'));
  if (isCurrent()) return false;
  return exclusively(async () => {
    if (isCurrent()) return false;
    await step({ doing: 'Building the web app', done: 'Web app built' }, build);
    writeFileSync(STAMP, `${wanted}\n`);
    return true;
  });
}

function build() {
  const npm = npmCommand(['run', 'build', '-w', '@candela/web', '--loglevel=error']);
  return runQuietly(npm.program, npm.args, { shell: npm.shell, env: environment({ NODE_ENV: 'production' }) });
}
