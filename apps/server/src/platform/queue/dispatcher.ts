import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { createSettler, type Settler } from './settler.ts';
import type { TaskHandler } from './task.ts';
import { type ClaimedTask, claim, listWaiting } from './tasks.repo.ts';
import { tenantOfKey } from './tenant.ts';
import { Turns } from './turns.ts';

export interface DispatcherOptions {
  boss: PgBoss;
  db: Db;
  handler: TaskHandler;
  log: Logger;
  /** How often a worker says that it is still at a task. */
  heartbeatMs: number;
}

interface Running {
  task: ClaimedTask;
  stop: AbortController;
  ended: Promise<void>;
}

/** What is announced is begun at once; this finds what is due again after a failure. */
const pollMs = 5000;
/** The package answers this, but its types leave it out. */
const touchAnswer = z.object({ settled: z.array(z.string()).optional() });

/** Works off one kind of task: as many at a time as its definition says, taken in turns between tenants. */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #name: string;
  readonly #slots: number;
  readonly #turns: Turns;
  readonly #settler: Settler;
  readonly #running = new Map<string, Running>();
  readonly #timers: NodeJS.Timeout[];
  #looking: Promise<void> | undefined;
  #isWokenAgain = false;
  #isStopping = false;

  constructor(options: DispatcherOptions) {
    const { name, concurrency } = options.handler.definition;
    this.#options = options;
    this.#name = name;
    this.#slots = concurrency;
    this.#turns = new Turns(concurrency);
    this.#settler = createSettler(options.boss, name);
    this.#timers = [
      setInterval(() => this.wake(), pollMs),
      setInterval(() => this.#beat().catch((error) => this.#warn(error)), options.heartbeatMs),
    ];
    this.wake();
  }

  /** There may be something to do: a task was announced, a slot is free, or it is time to look. */
  wake(): void {
    this.#isWokenAgain = true;
    if (this.#looking || this.#isStopping) return;
    this.#looking = this.#look()
      .catch((error) => {
        // Looked again at the next poll, not at once: the database may be away.
        this.#isWokenAgain = false;
        this.#warn(error);
      })
      .finally(() => {
        this.#looking = undefined;
        if (this.#isWokenAgain) this.wake();
      });
  }

  /** Begins nothing more, and waits for what is under way; what takes longer than that goes to another worker. */
  async stop(patienceMs: number): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#looking;
    const all = Promise.all([...this.#running.values()].map(({ ended }) => ended));
    const patience = new AbortController();
    await Promise.race([all, sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
    for (const { stop } of this.#running.values()) stop.abort(new Error('The worker was stopped'));
    await all;
  }

  async #look(): Promise<void> {
    const { db } = this.#options;
    while (this.#isWokenAgain && !this.#isStopping) {
      this.#isWokenAgain = false;
      if (this.#running.size >= this.#slots) return;
      const waiting = await listWaiting(db, this.#name, this.#slots);
      const turns = this.#turns.allot(waiting, this.#runningByTenant());
      if (turns.size === 0) continue;
      for (const task of await claim(db, this.#name, turns)) this.#begin(task);
      // Another process may have been quicker, and there may be more than was counted.
      this.#isWokenAgain = true;
    }
  }

  #runningByTenant(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { task } of this.#running.values()) counts.set(task.tenant, (counts.get(task.tenant) ?? 0) + 1);
    return counts;
  }

  #begin(task: ClaimedTask): void {
    const stop = new AbortController();
    const ended = this.#run(task, stop)
      .catch((error) => this.#warn(error))
      .then(() => {
        this.#running.delete(task.id);
        this.wake();
      });
    this.#running.set(task.id, { task, stop, ended });
  }

  async #run(task: ClaimedTask, stop: AbortController): Promise<void> {
    const { boss, handler, log } = this.#options;
    const { timeoutSeconds } = handler.definition;
    const timeout = setTimeout(
      () => stop.abort(new Error(`It took longer than ${timeoutSeconds} s`)),
      timeoutSeconds * 1000,
    );
    try {
      const stopped = new Promise<never>((_, reject) =>
        stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true }),
      );
      await Promise.race([runTask(handler, task, stop.signal, () => this.#doOthersWait(task.tenant)), stopped]);
    } catch (error) {
      const { id, retryCount } = task;
      log.warn({ err: error, task: this.#name, taskId: id, retry: retryCount }, 'task failed');
      return void (await boss.fail(this.#name, [{ id, retryCount }], { message: (error as Error).message }));
    } finally {
      clearTimeout(timeout);
    }
    await this.#settler.complete(task);
  }

  async #doOthersWait(tenant: string): Promise<boolean> {
    return (await listWaiting(this.#options.db, this.#name, 1)).some((other) => other.tenant !== tenant);
  }

  /** A task whose claim was lost belongs to another worker now. */
  async #beat(): Promise<void> {
    const held = [...this.#running.values()];
    if (held.length === 0) return;
    const attempts = held.map(({ task: { id, retryCount } }) => ({ id, retryCount }));
    const { settled } = touchAnswer.parse(await this.#options.boss.touch(this.#name, attempts));
    if (!settled) return;
    const kept = new Set(settled);
    for (const { task, stop } of held) {
      if (!kept.has(task.id)) stop.abort(new Error('The task was given to another worker'));
    }
  }

  #warn(error: Error): void {
    this.#options.log.warn({ err: error.message, task: this.#name }, 'queue');
  }
}

/** Checks the payload and hands the task to its handler. */
export async function runTask(
  { definition, handle }: TaskHandler,
  { id, data, tenant, retryCount, retryLimit }: ClaimedTask,
  signal: AbortSignal,
  doOthersWait: () => Promise<boolean>,
): Promise<void> {
  await handle(definition.payload.parse(data), {
    id,
    isLastTry: retryCount >= retryLimit,
    tenant: tenantOfKey(tenant),
    signal,
    doOthersWait,
  });
}
