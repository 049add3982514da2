import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const mailPersonal: PersonalTables = {
  mail_outbox: {
    holds: 'Emails we sent you',
    belongs: { to_address: 'email', account_id: 'account' },
    // What was written about a candidate to another person: it goes with the candidate, and is not theirs to read.
    mentions: ['candidate_id'],
    exported: { without: ['candidate_id', 'body_html', 'invitation', 'findings', 'last_error', 'review_note'] },
    erased: 'deleted',
  },
  mail_complaints: {
    holds: 'Emails you reported',
    belongs: { address: 'email' },
    exported: 'whole',
    erased: 'deleted',
  },
};
