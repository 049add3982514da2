import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const reviewsPersonal: PersonalTables = {
  reviews: {
    holds: 'Your requests for a human review, and the answers',
    belongs: { application_id: { row: 'applications' } },
    actors: { answered_by: 'kept' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
