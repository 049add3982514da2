import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const applicationsPersonal: PersonalTables = {
  applications: {
    holds: 'Your applications and where they stand',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
  application_events: {
    holds: 'Every step of your applications',
    belongs: { application_id: { row: 'applications' } },
    actors: { actor_account_id: 'kept' },
    exported: 'whole',
    erased: 'with its owner',
  },
  saved_filters: {
    holds: 'How you like to see the list of applications',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  applications_set_aside: {
    holds: 'Applications that a merge of two records put aside',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
