import type { z } from 'zod';

/** A kind of background work. Handlers run at least once, so each must be idempotent. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Times tried again after the first failure, with growing pauses. */
  retries: number;
  /** A handler that has not finished by then is given to another worker. */
  timeoutSeconds: number;
  /** How many a worker process runs side by side. */
  concurrency: number;
  /** A cron expression for work that nobody asks for. */
  schedule?: string;
}

export const defineJob = <Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> =>
  definition;

export interface JobHandler<Payload extends object = object> {
  definition: JobDefinition<Payload>;
  handle(payload: Payload, job: { id: string; isLastTry: boolean; signal: AbortSignal }): Promise<void>;
}

export const handleJob = <Payload extends object>(
  definition: JobDefinition<Payload>,
  handle: JobHandler<Payload>['handle'],
): JobHandler => ({ definition, handle }) as unknown as JobHandler;
