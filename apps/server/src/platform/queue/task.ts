import type { z } from 'zod';
import type { TaskTenant } from './tenant.ts';

/** A kind of background work. Handlers run at least once, so each must be idempotent. */
export interface TaskDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Times tried again after the first failure, with growing pauses. */
  retries: number;
  /** A handler that has not finished by then is given to another worker. */
  timeoutSeconds: number;
  /** How many a worker process runs at a time. With two or more, one tenant alone leaves the last of them to others. */
  concurrency: number;
  /** A cron expression for work that no caller asks for. */
  schedule?: string;
  /** Every worker enqueues it when it starts. */
  isDueAtStart?: true;
}

export const defineTask = <Payload extends object>(definition: TaskDefinition<Payload>): TaskDefinition<Payload> =>
  definition;

export interface TaskContext {
  id: string;
  isLastTry: boolean;
  /** On whose behalf it was enqueued. */
  tenant: TaskTenant;
  /** Aborted when the task took too long, the worker stops, or another worker has it now. */
  signal: AbortSignal;
  /** Whether other tenants have tasks of this kind waiting: long work makes room for them. */
  doOthersWait(): Promise<boolean>;
}

export interface TaskHandler<Payload extends object = object> {
  definition: TaskDefinition<Payload>;
  handle(payload: Payload, task: TaskContext): Promise<void>;
}

export const handleTask = <Payload extends object>(
  definition: TaskDefinition<Payload>,
  handle: TaskHandler<Payload>['handle'],
): TaskHandler => ({ definition, handle }) as unknown as TaskHandler;
