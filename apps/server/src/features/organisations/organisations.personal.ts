import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const organisationsPersonal: PersonalTables = {
  organisations: {
    holds: 'Your address, where an organisation named it for its billing',
    belongs: { billing_email: 'email' },
    exported: { never: 'It is the organisation that is kept here; of you only the address, which you know.' },
    erased: { emptied: { billing_email: null } },
  },
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
