import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const scorecardsPersonal: PersonalTables = {
  scorecards: {
    holds: 'What interviewers found in your interviews',
    belongs: { interview_id: { row: 'interviews' } },
    actors: { account_id: 'emptied' },
    mentions: ['interviewer_email'],
    exported: { without: ['interviewer_email', 'interviewer_name', 'account_id'] },
    erased: 'with its owner',
  },
};
