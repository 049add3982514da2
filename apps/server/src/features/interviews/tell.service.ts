import { cleanName, containsLink } from '@candela/contract/kernel/names.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { invitationText } from '@candela/integrations/calendar/icalendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import { signTenantLink } from '../../platform/secrets/signed-link.ts';
import { pageLink } from '../mail/page-link.service.ts';
import { listColleagues } from './busy.repo.ts';
import { findInterviewee, findOrganiser } from './interview-people.repo.ts';
import { attendeesOf, descriptionOf, eventIdOf } from './interview-view.ts';
import {
  type Change,
  candidateZoneOf,
  changeFactsOf,
  changeOf,
  type changeWords,
  factsOf,
  periodOf,
  type Wish,
} from './interview-words.ts';
import { type InvitationKind, invitationMail, type Join } from './interviews.mails.ts';
import type { InterviewRow } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { periodText } from './times.ts';

/** As long as the form takes it. */
const longestLocation = 300;
const longestLine = 2000;

export const pageUrlOf = (linkOrigin: string, interview: InterviewRow, role: Role): string => {
  const { interviewId, day, start } = factsOf(interview);
  const query = new URLSearchParams({ interview: interviewId, week: day, at: start });
  return pageLink(linkOrigin, `/dashboard/calendar?${query}`, role);
};

/** Where a candidate chooses a time, moves it or cancels, without an account. */
export const bookingUrlOf = (
  { linkOrigin, linkKey }: Pick<InterviewTools, 'linkOrigin' | 'linkKey'>,
  booking: { organisationId: string; id: string },
): string => `${linkOrigin}/book/${signTenantLink(linkKey, 'booking', booking)}`;

/** What a calendar program knows the interview by, all its life long: where Google invited people, by Google's name for it. */
const uidOf = ({ id, calendar }: InterviewRow): string =>
  calendar === 'google' ? `${eventIdOf(id)}@google.com` : `${id}@interviews.candela`;

/** Who did something, as mails name them; empty where it was no one in person. */
export async function nameOf(tx: Tx, accountId: string | null): Promise<string> {
  const account = accountId ? await findOrganiser(tx, accountId) : undefined;
  return account ? `${account.first_name} ${account.last_name}`.trim() : '';
}

/** Who arranged it, as mails name them. */
async function organiserOf(tx: Tx, interview: InterviewRow): Promise<{ email: string | null; name: string }> {
  const id = interview.organiser_account_id;
  const organiser = id ? await findOrganiser(tx, id) : undefined;
  if (!organiser) return { email: null, name: interview.company_name };
  return { email: organiser.email, name: `${organiser.first_name} ${organiser.last_name}`.trim() };
}

/** The meeting's address; without one, that there will be one. */
function joinOf({ has_meeting, meet_link, location }: InterviewRow): Join | null {
  // Mails quote no address that an organisation wrote; the file for the calendar has it.
  if (containsLink(location) && !(has_meeting && meet_link)) return 'in-file';
  return has_meeting ? { url: meet_link } : null;
}

/** Line by line, as it was written; the file for the calendar has the addresses. */
const withoutLinks = (notes: string): string =>
  notes
    .split('\n')
    .map((line) => cleanName(line, longestLine))
    .join('\n')
    .trim();

/** What calendars read of an interview. */
export const toEntry = ({ sender }: InterviewTools, interview: InterviewRow, organiserName: string) => ({
  uid: uidOf(interview),
  sequence: interview.sequence,
  summary: interview.title,
  description: descriptionOf(interview),
  location: interview.location || interview.meet_link || '',
  url: interview.meet_link,
  start: interview.starts_at,
  end: interview.ends_at,
  organiser: { email: sender, name: organiserName },
  attendees: attendeesOf(interview),
  isCancelled: interview.status === 'cancelled',
});

/** Tells everyone who takes part, with something their calendars understand. Not where the calendar does that itself. Reminds the candidate alone. */
export async function mailInvitations(
  tools: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: InvitationKind,
  { before, why, writer = '' }: Change = {},
): Promise<void> {
  const { mail, clock, linkOrigin } = tools;
  const organiser = await organiserOf(tx, interview);
  const application = await applicationOf(tx, interview);
  const attendees = reachable(attendeesOf(interview), application?.email);
  const entry = { ...toEntry(tools, interview, organiser.name), attendees };
  const invitation = invitationText({ ...entry, stamp: clock.now() });
  const reason = interview.cancel_reason ?? '';
  const { organisation_id: organisationId, booking_id: id } = interview;
  const facts = {
    reason,
    location: cleanName(interview.location, longestLocation),
    join: joinOf(interview),
    notes: withoutLinks(interview.notes),
    why: why ?? null,
  };
  const holders = await accountHoldersOf(tx, interview.organisation_id, attendees, application?.accountId);
  const everyone = [...attendees.map(({ email }) => email), ...(organiser.email ? [organiser.email] : [])];
  const recipients = new Set(kind === 'reminder' ? everyone.slice(0, 1) : everyone);
  for (const to of recipients) {
    const isCandidate = to === attendees[0]?.email;
    const isOrganiser = to === organiser.email;
    const bookingUrl = id && isCandidate ? bookingUrlOf(tools, { organisationId, id }) : null;
    const pageUrl =
      isOrganiser || holders.has(to) ? pageUrlOf(linkOrigin, interview, isCandidate ? 'candidate' : 'recruiter') : null;
    const zone = isCandidate ? candidateZoneOf(interview) : interview.time_zone;
    const times = { time: periodText(periodOf(interview), zone), before: before ? periodText(before, zone) : '' };
    await mail.queueTenantMail(tx, {
      organisationId,
      to,
      candidateId: interview.candidate_id,
      quotes: {
        title: interview.title,
        company: interview.company_name,
        jobTitle: interview.job_title,
        candidate: interview.candidate_name,
        organiser: organiser.name,
        writer,
      },
      written: [interview.notes, interview.location, reason, ...(typeof why === 'object' ? [why.reason] : [])],
      content: invitationMail(kind, { ...facts, ...times, pageUrl, bookingUrl, isCandidate, isOrganiser }),
      ...(kind === 'reminder' ? { uselessAfter: interview.starts_at } : { invitation }),
    });
  }
}

/** The addresses of those who take part and can open its page: for the others a link there would end at the sign-in. */
async function accountHoldersOf(
  tx: Tx,
  organisationId: string,
  attendees: readonly { email: string }[],
  candidateAccountId: string | null | undefined,
): Promise<ReadonlySet<string>> {
  const [candidate, ...others] = attendees.map(({ email }) => email);
  const colleagues = others.length > 0 ? await listColleagues(tx, organisationId, others) : [];
  return new Set([...colleagues.map(({ email }) => email), ...(candidate && candidateAccountId ? [candidate] : [])]);
}

/** The candidate may have another address by now than when they were invited. */
function reachable<Attendee extends { email: string }>(attendees: Attendee[], address: string | undefined): Attendee[] {
  const [candidate, ...others] = attendees;
  if (!candidate || !address) return attendees;
  const email = address.toLowerCase();
  return [{ ...candidate, email }, ...others.filter((other) => other.email !== email)];
}

type CandidateKind = 'interview.scheduled' | 'interview.time-refused' | 'interview.reminder';

/** In the product, to the candidate's account if there is one. */
export async function notifyCandidate(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: CandidateKind,
  wish: Wish = {},
): Promise<void> {
  const facts = factsOf(interview, candidateZoneOf(interview), wish);
  const values = kind === 'interview.reminder' ? { ...facts, until: interview.starts_at.toISOString() } : facts;
  await notifications.notify(tx, { kind, ...toCandidate(interview), values });
}

/** The same of a change of the time, or its end. */
export async function notifyCandidateOfChange(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: 'interview.moved' | 'interview.cancelled',
  change: Change,
): Promise<void> {
  const values = changeFactsOf(interview, change, true);
  await notifications.notify(tx, { kind, ...toCandidate(interview), values });
}

const toCandidate = ({ organisation_id, company_id, candidate_id }: InterviewRow) => ({
  organisationId: organisation_id,
  companyId: company_id,
  candidateId: candidate_id,
  to: { accountOfCandidate: candidate_id },
});

type RecruiterKind =
  | 'interview.time-asked'
  | 'interview.changed-in-calendar'
  | 'interview.soon'
  | 'interview.booked'
  | 'interview.cancelled-by-candidate';

/** To the recruiter who arranged it; where they have left the company, to those who see it. */
export async function notifyOrganiser(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: RecruiterKind,
  wish: Wish = {},
): Promise<void> {
  const { organiser_account_id: accountId, company_id: companyId } = interview;
  await notifications.notify(tx, {
    kind,
    organisationId: interview.organisation_id,
    companyId,
    candidateId: interview.candidate_id,
    to: { accountId, orRecruitersOf: { companyId } },
    values: factsOf(interview, interview.time_zone, wish),
  });
}

/** The recruiter who arranged it hears of what anyone else changed. */
export async function notifyOtherOrganiser(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  actorAccountId: string | null,
  kind: keyof typeof changeWords,
  change: Change,
): Promise<void> {
  const accountId = interview.organiser_account_id;
  if (!accountId || accountId === actorAccountId) return;
  await notifications.notify(tx, {
    kind: 'interview.changed',
    organisationId: interview.organisation_id,
    companyId: interview.company_id,
    candidateId: interview.candidate_id,
    to: { accountId },
    values: { ...changeFactsOf(interview, change, false), change: changeOf(interview, kind) },
  });
}

type InterviewerKind = 'interview.invited' | 'interview.changed' | 'interview.soon';

/**
 * To the other interviewers who are members here. Without the company: an interviewer of the team sees none, and is told of
 * their own interviews all the same.
 */
export async function notifyInterviewers(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: InterviewerKind,
  told: keyof typeof changeWords = 'moved',
  change: Change = {},
): Promise<void> {
  const { organisation_id: organisationId, candidate_id: candidateId } = interview;
  const [, ...others] = attendeesOf(interview);
  const emails = others.map(({ email }) => email);
  if (emails.length === 0) return;
  for (const { id } of await listColleagues(tx, organisationId, emails)) {
    if (id === interview.organiser_account_id) continue;
    const values = { ...changeFactsOf(interview, change, false), change: changeOf(interview, told) };
    await notifications.notify(tx, { kind, organisationId, candidateId, to: { accountId: id }, values });
  }
}

/** The application behind an interview, as it stands now. */
export const applicationOf = (tx: Tx, interview: InterviewRow) =>
  findInterviewee(tx, interview.organisation_id, {
    candidateId: interview.candidate_id,
    jobId: interview.job_id,
  });
