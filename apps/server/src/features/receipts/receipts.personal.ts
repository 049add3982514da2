import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const receiptsPersonal: PersonalTables = {
  receipts: {
    holds: 'Receipts of decisions about your applications',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
