import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const authorshipPersonal: PersonalTables = {
  cv_statements: {
    holds: 'What you say about how a CV was written',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
