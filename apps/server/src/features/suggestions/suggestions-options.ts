import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type { decideSuggestion, makeSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';

export type SuggestionsInput = RouteParsed<typeof makeSuggestions>['body'];
export type Decision = RouteParsed<typeof decideSuggestion>['body'];

export interface SuggestionsOptions {
  database: Database;
  clock: Clock;
  events: Events;
  notifications: NotificationsService;
  /** Scores a person again for whatever they have a score for. */
  rescorePerson(tx: Tx, candidateId: string): Promise<unknown>;
}
