import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const scoringPersonal: PersonalTables = {
  scores: {
    holds: 'Scores of your CV for jobs, with their factors',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
  score_history: {
    holds: 'Scores that were replaced',
    belongs: { candidate_id: 'candidate' },
    mentions: ['replaced_by'],
    exported: 'whole',
    erased: 'deleted',
  },
};
