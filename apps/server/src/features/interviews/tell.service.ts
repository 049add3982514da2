import { invitationText } from '@candela/integrations/calendar/icalendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findInterviewee, findOrganiser } from './interview-people.repo.ts';
import { attendeesOf, descriptionOf } from './interview-view.ts';
import { type InvitationKind, invitationMail } from './interviews.mails.ts';
import type { InterviewRow } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { dayText, periodText } from './times.ts';

export const periodOf = ({ starts_at, ends_at }: InterviewRow) => ({ start: starts_at, end: ends_at });

/** What notifications name. */
export const factsOf = (interview: InterviewRow) => ({
  interviewId: interview.id,
  day: dayText(interview.starts_at, interview.time_zone),
  time: periodText(periodOf(interview), interview.time_zone),
  candidateName: interview.candidate_name,
  companyName: interview.company_name,
  jobTitle: interview.job_title,
});

export const pageUrlOf = (linkOrigin: string, interview: InterviewRow): string => {
  const { interviewId, day } = factsOf(interview);
  return `${linkOrigin}/dashboard/calendar?${new URLSearchParams({ interview: interviewId, week: day })}`;
};

/** What a calendar program knows the interview by, all its life long. */
export const uidOf = (interviewId: string): string => `${interviewId}@interviews.candela`;

/** Tells everyone who takes part, with something their calendars understand. Not where the calendar does that itself. */
export async function mailInvitations(
  { mail, clock, sender, linkOrigin }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: InvitationKind,
): Promise<void> {
  const organiser = interview.organiser_account_id
    ? await findOrganiser(tx, interview.organiser_account_id)
    : undefined;
  const organiserName = organiser ? `${organiser.first_name} ${organiser.last_name}`.trim() : interview.company_name;
  const attendees = attendeesOf(interview);
  const invitation = invitationText({
    uid: uidOf(interview.id),
    sequence: interview.sequence,
    stamp: clock.now(),
    summary: interview.title,
    description: descriptionOf(interview),
    location: interview.location || interview.meet_link || '',
    url: interview.meet_link,
    start: interview.starts_at,
    end: interview.ends_at,
    organiser: { email: sender, name: organiserName },
    attendees,
    isCancelled: kind === 'cancelled',
  });
  const time = periodText(periodOf(interview), interview.time_zone);
  const reason = interview.cancel_reason ?? '';
  const facts = { reason, time, meetLink: interview.meet_link, pageUrl: pageUrlOf(linkOrigin, interview) };
  const recipients = new Set([...attendees.map(({ email }) => email), ...(organiser ? [organiser.email] : [])]);
  for (const to of recipients) {
    await mail.queueTenantMail(tx, {
      organisationId: interview.organisation_id,
      to,
      quotes: {
        title: interview.title,
        company: interview.company_name,
        jobTitle: interview.job_title,
        location: interview.location,
        organiser: organiserName,
      },
      written: [interview.notes, reason],
      content: invitationMail(kind, facts),
      invitation,
    });
  }
}

type CandidateKind =
  | 'interview.scheduled'
  | 'interview.moved'
  | 'interview.cancelled'
  | 'interview.time-refused'
  | 'interview.reminder';

/** In the product, to the candidate's account if there is one. */
export async function notifyCandidate(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: CandidateKind,
): Promise<void> {
  await notifications.notify(tx, {
    kind,
    organisationId: interview.organisation_id,
    companyId: interview.company_id,
    candidateId: interview.candidate_id,
    to: { accountOfCandidate: interview.candidate_id },
    values: factsOf(interview),
  });
}

type RecruiterKind = 'interview.time-asked' | 'interview.changed-in-calendar' | 'interview.soon';

/** To the recruiter who arranged it; where that account is gone, to those who see the company. */
export async function notifyOrganiser(
  { notifications }: InterviewTools,
  tx: Tx,
  interview: InterviewRow,
  kind: RecruiterKind,
): Promise<void> {
  const accountId = interview.organiser_account_id;
  await notifications.notify(tx, {
    kind,
    organisationId: interview.organisation_id,
    companyId: interview.company_id,
    candidateId: interview.candidate_id,
    to: accountId ? { accountId } : { recruitersOf: { companyId: interview.company_id } },
    values: factsOf(interview),
  });
}

/** The application behind an interview, as it stands now. */
export const applicationOf = (tx: Tx, interview: InterviewRow) =>
  findInterviewee(tx, interview.organisation_id, {
    candidateId: interview.candidate_id,
    jobId: interview.job_id,
  });
