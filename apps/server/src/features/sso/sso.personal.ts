import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const ssoPersonal: PersonalTables = {
  sso_identities: {
    holds: 'Who you are at your organisation’s identity provider',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
