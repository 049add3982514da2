import type { z } from 'zod';
import type { Tx } from '../database/database.ts';

/** Something that happened and that other features may want to know: `application.moved`. */
export interface EventDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** What it is about. Events of one subject reach a listener in the order in which they happened. */
  subjectOf(payload: Payload): string;
}

export const defineEvent = <Payload extends object>(definition: EventDefinition<Payload>): EventDefinition<Payload> =>
  definition;

export interface Occurrence {
  organisationId: string;
  at: Date;
}

/**
 * What a feature does when something happened. It runs in a transaction under the organisation's scope, which also ends the
 * delivery: what it writes or enqueues there happens once. It calls no vendor; for that it enqueues a task.
 */
export interface Listener<Payload extends object = object> {
  /** Feature and purpose: `scoring.score-again`. Kept in the database, so it does not change. */
  name: string;
  event: EventDefinition<Payload>;
  handle(tx: Tx, payload: Payload, occurrence: Occurrence): Promise<void>;
}

export const listen = <Payload extends object>(
  event: EventDefinition<Payload>,
  name: string,
  handle: Listener<Payload>['handle'],
): Listener => ({ name, event, handle }) as unknown as Listener;
