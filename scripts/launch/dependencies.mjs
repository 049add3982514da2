import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively } from './exclusive.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { npmCommand, runQuietly } from './processes.mjs';
import { step } from './steps.mjs';

const STAMP = join(ROOT, 'node_modules', '.candela-stamp');

/** Installs what the lockfile names, when it is not there already. Answers whether there was anything to do. */
export async function ensureDependencies() {
  const wanted = fingerprintOfDependencies();
  if (readStamp(STAMP) === wanted) return false;
  if (isInstalledByHand()) return false;
  return exclusively(async () => {
    if (readStamp(STAMP) === wanted) return false;
    await step({ doing: 'Installing dependencies', done: 'Dependencies installed' }, install);
    writeFileSync(STAMP, `${wanted}\n`);
    return true;
  });
}

function install() {
  // The build tools are needed in production too: what is served is built here.
  const npm = npmCommand(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  return runQuietly(npm.program, npm.args, { shell: npm.shell });
}

function fingerprintOfDependencies() {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const files = ['package.json', 'package-lock.json', ...manifests].filter((path) => existsSync(join(ROOT, path)));
  return fingerprint(files, `${process.platform}-${process.arch}`);
}

/** Whether the user's own `npm install` has left exactly what the lockfile asks for. */
function isInstalledByHand() {
  try {
    const wanted = readPackages('package-lock.json');
    const installed = readPackages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([path, { version, optional, link }]) => {
      if (!path.includes('node_modules/') || optional) return true;
      return link ? installed[path]?.link === true : installed[path]?.version === version;
    });
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
}
