import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const duplicatesPersonal: PersonalTables = {
  candidate_merges: {
    holds: 'Records about you that were merged into one',
    belongs: { kept_id: 'candidate' },
    actors: { merged_by: 'kept' },
    exported: 'whole',
    erased: 'with its owner',
  },
  likely_duplicates: {
    holds: 'Records that may be the same person as you',
    belongs: { candidate_id: 'candidate', other_id: 'candidate' },
    actors: { dismissed_by: 'kept' },
    exported: { never: 'A guess that also says something about another person.' },
    erased: 'with its owner',
  },
};
