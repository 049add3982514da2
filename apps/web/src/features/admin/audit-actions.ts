import { auditSentences } from './audit-sentences.ts';
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
  admin: 'Administration',
  'api-keys': 'API keys',
  application: 'Applications',
  applications: 'Applications',
  assessment: 'Assessments',
  auth: 'Sign-in',
  billing: 'Billing',
  booking: 'Booking links',
  calendar: 'Calendars',
  candidate: 'Candidates',
  company: 'Companies',
  comparison: 'Rankings',
  correction: 'Assessments',
  cv: 'CVs',
  interest: 'Leads',
  interview: 'Interviews',
  job: 'Jobs',
  'job-description': 'Job descriptions',
  leads: 'Leads',
  mail: 'Email',
  media: 'Resources',
  notes: 'Notes',
  organisation: 'Organisation',
  parenthood: 'Organisation',
  passkeys: 'Sign-in',
  privacy: 'Privacy',
  process: 'Process',
  ranking: 'Rankings',
  report: 'Reports',
  resource: 'Resources',
  review: 'Reviews',
  score: 'Scores',
  scorecard: 'Scorecards',
  sso: 'Single sign-on',
  suggestion: 'Candidates',
  team: 'Team',
  webhooks: 'Webhooks',
};

/** `cv.viewed` as "Read a CV" of "CVs"; a new action is described by its id until it has its own words. */
export function describeAction(action: string): { area: string; words: string } {
  const area = areaOf(action);
  const rest = action.slice(area.length + 1);
  return { area: areas[area] ?? toWords(area), words: auditSentences[action] ?? toWords(rest || area) };
}
