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
  candidate_words: {
    holds: 'Words of your record and CV, to be found by',
    belongs: { candidate_id: 'candidate' },
    mentions: ['account_id'],
    exported: { never: 'They are words of your record and your CV, which are in your copy.' },
    erased: 'with its owner',
  },
};
