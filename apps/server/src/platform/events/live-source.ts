import type { LiveTopic } from '@candela/contract/live/live.routes.ts';
import type { Tx } from '../database/database.ts';
import type { RecruiterPrincipal } from '../sessions/principal.ts';
import type { EventDefinition } from './event.ts';

/** Tells open screens of an event. */
export interface LiveSource<Payload extends object = object> {
  topic: LiveTopic;
  event: EventDefinition<Payload>;
  /** Which of these concern the caller; asked in the caller's own scope, so that it is theirs to know. */
  subjectsFor(tx: Tx, principal: RecruiterPrincipal, payloads: readonly Payload[]): Promise<string[]>;
}

export const tellLive = <Payload extends object>(source: LiveSource<Payload>): LiveSource =>
  source as unknown as LiveSource;
