import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const privacyPersonal: PersonalTables = {
  data_exports: {
    holds: 'Copies of your data you asked for',
    belongs: { account_id: 'account' },
    exported: { without: ['storage_key'] },
    erased: 'with its owner',
    files: ['storage_key'],
  },
  account_deletions: {
    holds: 'Your request to delete the account',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  retention_notices: {
    holds: 'When an organisation will remove you because its retention period ends',
    belongs: { candidate_id: 'candidate' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
