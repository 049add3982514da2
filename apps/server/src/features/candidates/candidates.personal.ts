import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const candidatesPersonal: PersonalTables = {
  candidates: {
    holds: 'Your record: name, address, phone, links',
    belongs: { id: 'candidate' },
    mentions: ['account_id', 'email'],
    exported: { without: ['phone_ending'] },
    erased: 'deleted',
  },
  candidate_companies: {
    holds: 'Companies that know you',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
