import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const authPersonal: PersonalTables = {
  accounts: {
    holds: 'Your account: name, address, how you sign in',
    belongs: { id: 'account' },
    mentions: ['email'],
    exported: { without: ['password_hash', 'external_subject'] },
    erased: 'deleted',
  },
  registrations: {
    holds: 'A registration that is waiting for its code',
    belongs: { email: 'email' },
    mentions: ['claimed_candidate_id'],
    exported: { without: ['password_hash'] },
    erased: 'deleted',
  },
  password_resets: {
    holds: 'A code to set a new password',
    belongs: { account_id: 'account' },
    exported: { never: 'A one-time code that has run out by the time anyone reads it.' },
    erased: 'with its owner',
  },
  sessions: {
    holds: 'Where you are signed in: device, network address, times',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  second_factors: {
    holds: 'Your second factor',
    belongs: { account_id: 'account' },
    exported: { never: 'A secret that only your authenticator app may hold.' },
    erased: 'with its owner',
  },
  recovery_codes: {
    holds: 'Your recovery codes',
    belongs: { account_id: 'account' },
    exported: { never: 'Only their fingerprints are stored.' },
    erased: 'with its owner',
  },
  email_changes: {
    holds: 'A change of your address that is waiting for its code',
    belongs: { account_id: 'account' },
    mentions: ['new_email'],
    exported: 'whole',
    erased: 'with its owner',
  },
};
