import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const reportsPersonal: PersonalTables = {
  reports: {
    holds: 'Pre-interview reports about you',
    belongs: { candidate_id: 'candidate' },
    actors: { requested_by: 'emptied' },
    exported: { without: ['storage_key'] },
    erased: 'with its owner',
    files: ['storage_key'],
  },
};
