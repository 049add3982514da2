import type { Logger } from '../logger.ts';
import { Freshness } from './freshness.ts';
import { createPool, sharePool } from './pool.ts';
import { startOptions } from './pool-settings.ts';
import { RecentWrites } from './recent-writes.ts';
import type { Scope } from './scope.ts';
import { openPool, type Tx } from './transaction.ts';

export interface ReplicaReads {
  /** Answered by the replica. */
  served: number;
  /** Allowed to be old, and yet the primary's: the replica was away, behind, or could not answer. */
  declined: number;
}

export interface Replica {
  /** Whether nothing of these organisations and accounts changed in the last seconds, in whichever process. */
  isSettled(ids: readonly string[]): Promise<boolean>;
  /** Tells every process, before the one who wrote is answered. */
  noteWrite(accountId: string): Promise<void>;
  /** On the replica where that is fresh enough; whatever goes wrong there is asked of the primary. */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>;
  reads(): ReplicaReads;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  url: string;
  /** On which organisations and accounts are named when something of theirs changed. */
  changeChannels: readonly string[];
  poolSize: number;
  log: Logger;
  applicationName: string;
  patienceMs: number;
  longestWaitMs: number;
}

/** What the replica needs of the primary. */
export interface Primary {
  /** How far its write-ahead log has come. */
  place(): Promise<string>;
  notify(channel: string, id: string): Promise<void>;
  listen(channel: string, onNotice: (id: string | null) => void): () => void;
  caughtUp(): Promise<boolean>;
}

const wroteChannel = 'candela_wrote';
const lookEveryMs = 250;

export function openReplica(options: ReplicaOptions, primary: Primary): Replica {
  const { pool, watch } = openPools(options);
  const database = openPool(pool);
  const [freshness, writes] = [new Freshness(), new RecentWrites()];
  const reads: ReplicaReads = { served: 0, declined: 0 };
  const now = () => performance.now();
  const silences = [wroteChannel, ...options.changeChannels].map((channel) =>
    primary.listen(channel, (id) => writes.note(id, now())),
  );

  const hasReached = async (place: string) => {
    const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"';
    return (await watch.query<{ isThere: boolean | null }>(text, [place])).rows[0]?.isThere === true;
  };
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    try {
      await freshness.look(now, () => primary.place(), hasReached);
      pool.resume();
    } catch {
      // Counted, not said: the primary answers, and the replica is looked after by others.
      freshness.forget();
      pool.suspend();
    }
    if (!isClosed) timer = setTimeout(look, lookEveryMs).unref();
  };
  timer = setTimeout(look, 0).unref();

  return {
    isSettled: async (ids) => (await primary.caughtUp()) && !writes.concerns(ids, now()),
    noteWrite: async (accountId) => {
      // What was written stays written: here, at least, it is remembered.
      writes.note(accountId, now());
      await primary.notify(wroteChannel, accountId).catch((error: unknown) => {
        options.log.warn({ err: error }, 'other processes could not be told of a write');
      });
    },
    read: async (scope, work, onPrimary) => {
      if (freshness.isEnough(now())) {
        try {
          const result = await database.transaction(scope, work);
          reads.served += 1;
          return result;
        } catch {
          // Also where something is not there: it may be there by now.
        }
      }
      reads.declined += 1;
      return onPrimary();
    },
    reads: () => reads,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      for (const silence of silences) silence();
      await Promise.all([database.close(), watch.end()]);
    },
  };
}

function openPools({ url, poolSize, log, applicationName, patienceMs, longestWaitMs }: ReplicaOptions) {
  const shared = {
    connectionString: url,
    application_name: `${applicationName} replica`,
    connectionTimeoutMillis: patienceMs,
  };
  const readers = createPool({ ...shared, options: startOptions('scoped'), max: poolSize, pipeline: true }, log);
  return {
    pool: sharePool(readers, { longestWaitMs, onRefused: () => undefined, namesStatements: true }),
    // One that hangs closes no connection: its answer is not waited for.
    watch: createPool({ ...shared, max: 1, query_timeout: patienceMs }, log),
  };
}
