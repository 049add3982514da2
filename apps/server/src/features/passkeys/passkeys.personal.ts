import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const passkeysPersonal: PersonalTables = {
  passkeys: {
    holds: 'Your passkeys: their names, and when they were used',
    belongs: { account_id: 'account' },
    exported: { without: ['public_key', 'credential_id', 'counter'] },
    erased: 'with its owner',
  },
};
