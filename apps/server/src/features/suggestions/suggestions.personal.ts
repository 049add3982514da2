import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const suggestionsPersonal: PersonalTables = {
  suggestions: {
    holds: 'What you corrected in records about you, and what was decided',
    belongs: { candidate_id: 'candidate' },
    actors: { decided_by: 'kept' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
