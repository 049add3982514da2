import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const organisationsPersonal: PersonalTables = {
  billing_contacts: {
    holds: 'Your address, where an organisation named it for its billing',
    belongs: { email: 'email' },
    exported: 'whole',
    erased: 'deleted',
  },
  members: {
    holds: 'The organisation you work for',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  memberships: {
    holds: 'What you have access to there',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
