import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';
import { exists } from './file-system.ts';

/** Systems take about so many characters for the path of a socket. */
const LONGEST_PATH = 100;

const socketFile = (place: ClusterPlace, port: number): string => join(place.cluster, `.s.PGSQL.${port}`);

/**
 * The directory in which a server about to start keeps its socket, or none where there can be none. A message through a
 * socket of the file system costs both sides a fraction of what one through the network's layers does.
 */
export async function prepareSocket(place: ClusterPlace, port: number): Promise<string> {
  const file = socketFile(place, port);
  if (process.platform === 'win32' || Buffer.byteLength(file) > LONGEST_PATH || file.includes(',')) return '';
  // What a killed server left names a process; PostgreSQL would take any living one of that number for a server.
  await rm(`${file}.lock`, { force: true });
  await rm(file, { force: true });
  return (await canHoldSockets(file)) ? place.cluster : '';
}

/** Some shared and foreign file systems hold files alone. */
const canHoldSockets = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(file, () => probe.close(() => resolve(true)));
  });

/** Where the server is reached: through its socket if it has one, else through the port. As it stands in a URL. */
export async function nearestHost(place: ClusterPlace, port: number, otherwise: string): Promise<string> {
  return (await exists(socketFile(place, port))) ? encodeURIComponent(place.cluster) : otherwise;
}
