import { toWords } from './format.ts';

export interface ActionGroup {
  /** The part before the first dot: `auth`. */
  area: string;
  actions: string[];
}

const areaOf = (action: string) => action.split('.')[0] ?? action;

/** Actions by their area, both in the order of the alphabet. */
export function groupActions(actions: readonly string[]): ActionGroup[] {
  const groups = new Map<string, string[]>();
  for (const action of [...actions].sort()) {
    const area = areaOf(action);
    groups.set(area, [...(groups.get(area) ?? []), action]);
  }
  return [...groups].map(([area, own]) => ({ area, actions: own }));
}

const areas: Readonly<Record<string, string>> = {
  auth: 'Sign-in',
  cv: 'CVs',
  job: 'Jobs',
  'job-description': 'Job descriptions',
  application: 'Applications',
  applications: 'Applications',
  candidate: 'Candidates',
  score: 'Scores',
  ranking: 'Rankings',
  admin: 'Administration',
};

const sentences: Readonly<Record<string, string>> = {
  'admin.audit-exported': 'Exported the audit log',
  'admin.created': 'Created an admin',
  'admin.account-suspended': 'Suspended an account',
  'admin.account-reinstated': 'Reinstated an account',
  'admin.organisation-suspended': 'Suspended an organisation',
  'admin.organisation-reinstated': 'Reinstated an organisation',
  'admin.password-set': 'Set an admin’s password',
  'admin.plan-changed': 'Changed a plan',
  'admin.second-factor-reset': 'Reset a second factor',
  'admin.work-retried': 'Retried a task',
  'application.opened': 'Opened an application',
  'application.status-changed': 'Moved an application',
  'applications.exported': 'Exported applications',
  'assessment.corrected': 'Corrected an assessment score',
  'assessment.submitted': 'Submitted an assessment',
  'auth.email-changed': 'Changed an email address',
  'auth.other-sessions-ended': 'Signed out other sessions',
  'auth.password-changed': 'Changed a password',
  'auth.password-reset': 'Reset a password',
  'auth.refresh-token-reused': 'Reused an old session: signed out',
  'auth.registered': 'Registered',
  'auth.sign-in-refused': 'Sign-in refused',
  'auth.signed-in': 'Signed in',
  'calendar.connected': 'Connected a calendar',
  'calendar.disconnected': 'Disconnected a calendar',
  'candidate.claimed': 'Claimed a record',
  'candidate.details-changed': 'Changed contact details',
  'candidate.erased': 'Erased a candidate',
  'candidate.invited': 'Invited a candidate',
  'candidate.merged': 'Merged two records',
  'candidate.told-apart': 'Marked two records as different people',
  'candidate.viewed': 'Viewed a candidate',
  'comparison.exported': 'Exported a comparison of versions',
  'cv.confirmed': 'Confirmed a CV',
  'cv.edited': 'Edited a CV',
  'cv.opened': 'Opened an original CV',
  'cv.read-again': 'Read a CV again',
  'cv.uploaded': 'Uploaded a CV',
  'cv.viewed': 'Read a CV',
  'interview.scheduled': 'Scheduled an interview',
  'job-description.uploaded': 'Uploaded a job description',
  'job.publish-requested': 'Published a job to a job board',
  'job.rescored': 'Scored a job again',
  'job.status-changed': 'Changed a job’s status',
  'mail.reported': 'Reported a mail',
  'mail.sender-paused': 'Paused an organisation’s mail',
  'media.uploaded': 'Uploaded a picture or file',
  'notes.exported': 'Exported notes',
  'ranking.exported': 'Exported a ranking',
  'report.downloaded': 'Downloaded a report',
  'report.requested': 'Requested a report',
  'resource.published': 'Published a resource',
  'review.answered': 'Answered a review request',
  'review.asked': 'Asked for a human review',
  'score.viewed': 'Read the explanation of a score',
  'team.joined': 'Joined a team',
};

/** `cv.viewed` as "Read a CV" of "CVs"; a new action is described by its id until it has its own words. */
export function describeAction(action: string): { area: string; words: string } {
  const area = areaOf(action);
  const rest = action.slice(area.length + 1);
  return { area: areas[area] ?? toWords(area), words: sentences[action] ?? toWords(rest || area) };
}
