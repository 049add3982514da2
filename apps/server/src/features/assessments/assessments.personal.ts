import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const assessmentsPersonal: PersonalTables = {
  assessments: {
    holds: 'Your assessments: questions, answers, feedback',
    belongs: { account_id: 'account', candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
  assessment_adjustments: {
    holds: 'Adjustments you asked for',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  assessment_corrections: {
    holds: 'Scores of your answers that a recruiter corrected',
    belongs: { assessment_id: { row: 'assessments' } },
    actors: { corrected_by: 'emptied' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
