import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exists } from './file-system.ts';
import { chooseRunAs, findBarrier, type RunAs } from './run-as.ts';

/** Where one database lives. `home` is the data directory itself unless PostgreSQL's user cannot reach it. */
export interface ClusterPlace {
  home: string;
  cluster: string;
  log: string;
  runAs: RunAs | undefined;
}

/** Names the directory the database was moved to; deleting the data directory thereby forgets the database too. */
const POINTER = 'moved-to';

export async function createDataDirectory(dataDir: string): Promise<void> {
  // Root's PostgreSQL runs as another user, who has to pass through this directory and the parents made with it.
  const isRoot = process.getuid?.() === 0;
  const mode = isRoot ? 0o711 : 0o700;
  await mkdir(dataDir, { recursive: true, mode });
  if (isRoot && (await stat(dataDir)).uid === 0) await chmod(dataDir, mode);
}

/** Decides where the database lives; to be called under the directory's lock. */
export async function chooseClusterPlace(dataDir: string, log: (line: string) => void): Promise<ClusterPlace> {
  const home = await currentHome(dataDir);
  const place = await placeIn(home);
  if (!place.runAs) return place;
  const barrier = await findBarrier(home, place.runAs);
  if (!barrier) return place;
  if (await exists(place.cluster)) {
    throw new Error(
      `PostgreSQL runs as user ${place.runAs.uid} and cannot reach ${place.cluster}: allow everyone to pass through ${barrier} (chmod o+x).`,
    );
  }
  const elsewhere = await createHomeElsewhere(dataDir, place.runAs);
  await writeFile(join(dataDir, POINTER), `${elsewhere}\n`);
  log(`PostgreSQL's user cannot pass through ${barrier}: the database is kept in ${elsewhere}`);
  return placeIn(elsewhere);
}

async function currentHome(dataDir: string): Promise<string> {
  const pointer = join(dataDir, POINTER);
  if (!(await exists(pointer))) return resolve(dataDir);
  const home = (await readFile(pointer, 'utf8')).trim();
  if (await exists(home)) return home;
  throw new Error(
    `The database of ${dataDir} was kept in ${home}, which is gone. Delete ${pointer} to begin with an empty one.`,
  );
}

async function placeIn(home: string): Promise<ClusterPlace> {
  const cluster = join(home, 'cluster');
  return {
    home,
    cluster,
    log: join(home, 'postgres.log'),
    runAs: await chooseRunAs((await exists(cluster)) ? cluster : home),
  };
}

async function createHomeElsewhere(dataDir: string, runAs: RunAs): Promise<string> {
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  for (const base of ['/var/lib', '/var/tmp']) {
    if (!(await exists(base)) || (await findBarrier(base, runAs))) continue;
    const home = await mkdtemp(join(base, `candela-${hash}-`));
    await chmod(home, 0o711);
    return home;
  }
  throw new Error(`There is no place PostgreSQL's user (${runAs.uid}) can reach: set DATA_DIR, or DATABASE_URL.`);
}
