import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../platform/logger.ts';
import { announce, start, stopAtSignal } from './run.ts';

/** A process that ends again and again must not be started as fast as it ends. */
const pauseMs = 1000;

/** What an API process says once it answers. */
interface Ready {
  address: string;
}

/**
 * Several processes behind one port: the operating system's connections are handed out by this one, in turns, and it does the
 * background work itself. They share nothing but the database: sessions, limits, notices.
 */
export async function runProcesses(count: number): Promise<void> {
  const startedAt = performance.now();
  // First alone: it starts the database, migrates and seeds.
  const starting = start({ api: false, worker: true });
  const group = createGroup();
  stopAtSignal(async (signal) => {
    await group.stop(signal);
    await (await starting).stop(signal);
  });
  const background = await starting;
  if (group.isStopping()) return;
  const [address] = await Promise.all(Array.from({ length: count }, () => group.add(background.log)));
  if (address) announce(background, address, startedAt);
}

/** One of them. */
export async function answerRequests(): Promise<void> {
  const starting = start({ api: true, worker: false });
  stopAtSignal(async (signal) => (await starting).stop(signal));
  const ready: Ready = { address: (await starting).address ?? '' };
  process.send?.(ready);
}

function createGroup() {
  let isStopping = false;
  const members = new Set<Worker>();

  const add = async (log: Logger): Promise<string> => {
    const member = cluster.fork();
    members.add(member);
    const ended = once(member, 'exit').then(() => {
      members.delete(member);
      throw new Error('A process that answers requests ended before it did.');
    });
    const said = once(member, 'message').then(([ready]) => (ready as Ready).address);
    const address = await Promise.race([said, ended]);
    ended.catch(() => replace(member, log));
    return address;
  };

  /** A process that was lost is replaced, as often as it takes; requests go to the others meanwhile. */
  const replace = async (member: Worker, log: Logger): Promise<void> => {
    if (isStopping) return;
    log.error({ pid: member.process.pid }, 'a process that answers requests has ended: another takes its place');
    await sleep(pauseMs);
    if (isStopping) return;
    await add(log).catch((error: Error) => {
      log.error({ err: error }, 'a process that answers requests cannot start');
      return replace(member, log);
    });
  };

  return {
    add,
    isStopping: () => isStopping,
    stop: async (signal: string): Promise<void> => {
      isStopping = true;
      const leaving = [...members].map((member) => once(member, 'exit'));
      for (const member of members) member.process.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
      await Promise.all(leaving);
    },
  };
}
