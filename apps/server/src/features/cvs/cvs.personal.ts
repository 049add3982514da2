import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const cvsPersonal: PersonalTables = {
  cv_batches: {
    holds: 'When you uploaded CVs',
    belongs: { account_id: 'account alone' },
    actors: { account_id: 'handed over' },
    exported: 'whole',
    erased: 'with its owner',
  },
  cv_files: {
    holds: 'Files that were uploaded about you',
    belongs: { candidate_id: 'candidate', account_id: 'account alone' },
    actors: { account_id: 'handed over' },
    exported: { without: ['storage_key', 'scan'] },
    erased: {
      emptied: {
        file_name: 'Deleted',
        reason: 'Deleted at the candidate’s request.',
        candidate_id: null,
        cv_id: null,
        scan: null,
      },
    },
    files: ['storage_key'],
  },
  cvs: {
    holds: 'Your CVs and what was read from them',
    belongs: { candidate_id: 'candidate' },
    exported: { without: ['storage_key', 'signature', 'prepared_version', 'awaits_model'] },
    erased: 'with its owner',
    files: ['storage_key'],
  },
};
