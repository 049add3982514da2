import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const organisationsPersonal: PersonalTables = {
  members: {
    holds: 'The organisation you work for',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  memberships: {
    holds: 'What you may see there',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
