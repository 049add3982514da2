import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const bookingsPersonal: PersonalTables = {
  bookings: {
    holds: 'Links with which you choose the time of an interview',
    belongs: { candidate_id: 'candidate' },
    actors: { recruiter_account_id: 'handed over' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
