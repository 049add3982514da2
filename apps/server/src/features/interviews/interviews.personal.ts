import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const interviewsPersonal: PersonalTables = {
  interviews: {
    holds: 'Interviews you were invited to',
    belongs: { candidate_id: 'candidate' },
    actors: { organiser_account_id: 'emptied' },
    exported: { without: ['untold'] },
    erased: 'with its owner',
  },
  reschedule_requests: {
    holds: 'Your requests for another time',
    belongs: { interview_id: { row: 'interviews' } },
    actors: { decided_by: 'emptied' },
    exported: 'whole',
    erased: 'with its owner',
  },
  left_events: {
    holds: 'Events to be taken out of your calendar',
    belongs: { account_id: 'account' },
    exported: { never: 'Numbers of interviews that are gone; they are kept for a minute.' },
    erased: 'with its owner',
  },
  calendar_feeds: {
    holds: 'The secret address of your calendar feed',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
