import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const calendarPersonal: PersonalTables = {
  calendar_attempts: {
    holds: 'An attempt to connect a calendar',
    belongs: { account_id: 'account' },
    exported: { never: 'A one-time secret that has run out by the time anyone reads it.' },
    erased: 'with its owner',
  },
  calendar_connections: {
    holds: 'The calendar you connected',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
