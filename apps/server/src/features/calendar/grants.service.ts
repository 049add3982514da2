import { type Calendar, CalendarFailed } from '@candela/integrations/calendar/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { open } from '../../platform/secrets/sealed-box.ts';
import { findConnection, markRevoked } from './calendar.repo.ts';

/** A connected calendar of one account, ready to be used outside a transaction. */
export interface OpenCalendar {
  calendar: Calendar;
  grant: string;
  accountId: string;
  connectedAt: Date;
}

/** How other features reach the calendars that accounts connected. */
export const createCalendarGrants = ({
  database,
  clock,
  calendar,
  sealingKey,
}: {
  database: Database;
  clock: Clock;
  calendar: Calendar | undefined;
  sealingKey: Uint8Array;
}) => ({
  /** Undefined: not connected, no longer granted, or connected to a service that is not configured any more. */
  async find(tx: Tx, accountId: string): Promise<OpenCalendar | undefined> {
    const row = calendar && (await findConnection(tx, accountId));
    if (!row || row.revoked_at || row.calendar !== calendar.name) return undefined;
    return { calendar, grant: open(sealingKey, accountId, row.sealed_grant), accountId, connectedAt: row.connected_at };
  },

  /** Calls the service. Where it no longer takes the grant, the account is not connected from then on. */
  async use<T>(
    scope: Scope,
    opened: OpenCalendar,
    work: (calendar: Calendar, grant: string) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(opened.calendar, opened.grant);
    } catch (error) {
      if (error instanceof CalendarFailed && error.reason === 'revoked') {
        const { accountId, connectedAt } = opened;
        await database.transaction(scope, (tx) => markRevoked(tx, accountId, connectedAt, clock.now()));
      }
      throw error;
    }
  },
});

export type CalendarGrants = ReturnType<typeof createCalendarGrants>;
