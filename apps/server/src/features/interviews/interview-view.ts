import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { attendeeSchema } from '@candela/contract/interviews/interviews.schemas.ts';
import type { CalendarEvent } from '@candela/integrations/calendar/port.ts';
import { z } from 'zod';
import { signTenantLink } from '../../platform/secrets/signed-link.ts';
import type { InterviewRow, ShownInterview } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { dayText } from './times.ts';

const attendeesSchema = z.array(attendeeSchema);

export const attendeesOf = ({ attendees }: InterviewRow) => attendeesSchema.parse(attendees);

/** The event's own words: labelled lines, then the notes. What they name is for reading; the row is the truth. */
export const descriptionOf = (interview: InterviewRow): string =>
  [
    `Job ID: ${interview.job_id}`,
    `Candidate ID: ${interview.candidate_id}`,
    `Company: ${interview.company_name}`,
    `Job Title: ${interview.job_title}`,
    `Candidate Name: ${interview.candidate_name}`,
    ...(interview.notes ? ['', interview.notes] : []),
  ].join('\n');

/** Its id without dashes: Google takes letters up to v and digits. */
export const eventIdOf = (interviewId: string): string => interviewId.replaceAll('-', '');

export const toCalendarEvent = (interview: InterviewRow): CalendarEvent => ({
  id: eventIdOf(interview.id),
  summary: interview.title,
  description: descriptionOf(interview),
  location: interview.location,
  start: interview.starts_at,
  end: interview.ends_at,
  timeZone: interview.time_zone,
  attendees: attendeesOf(interview),
  hasMeeting: interview.has_meeting,
});

interface Viewer {
  accountId: string;
  role: 'recruiter' | 'candidate';
}

/**
 * The product's own calendar opens on the week that the interview is in now, however often it was moved. A page of Google
 * opens for the recruiter whose calendar it is alone: the others, and candidates always, get the event as a file.
 */
function calendarLinkOf(tools: InterviewTools, { role, accountId }: Viewer, interview: InterviewRow) {
  const { calendar, calendar_link: page, starts_at, time_zone, organiser_account_id } = interview;
  if (role === 'recruiter' && page && calendar === 'local') {
    const place = new URLSearchParams({ week: dayText(starts_at, time_zone), at: starts_at.toISOString() });
    return { calendarLink: `${page}&${place}`, isCalendarFile: false };
  }
  if (role === 'recruiter' && organiser_account_id === accountId) return { calendarLink: page, isCalendarFile: false };
  return { calendarLink: fileUrlOf(tools, interview), isCalendarFile: true };
}

const fileUrlOf = (
  { linkOrigin, linkKey }: InterviewTools,
  { organisation_id: organisationId, id }: InterviewRow,
): string =>
  `${linkOrigin}/calendar/interview/${signTenantLink(linkKey, 'interview-file', { organisationId, id })}/interview.ics`;

/** For recruiters: what an event that no one can change any more says of the time. */
function gapOf({ role }: Viewer, interview: ShownInterview): CalendarInterview['calendarGap'] {
  if (role !== 'recruiter' || !interview.is_detached) return null;
  return interview.is_calendar_behind ? 'outdated' : 'detached';
}

/** An interview as one of those who may see it is shown it. */
export const toView = (tools: InterviewTools, viewer: Viewer, interview: ShownInterview): CalendarInterview => ({
  id: interview.id,
  summary: interview.title,
  description: descriptionOf(interview),
  start: { dateTime: interview.starts_at.toISOString(), timeZone: interview.time_zone },
  end: { dateTime: interview.ends_at.toISOString() },
  location: interview.location,
  attendees: attendeesOf(interview).map((attendee, place) => ({
    ...attendee,
    kind: place === 0 ? 'candidate' : 'interviewer',
  })),
  meetLink: interview.meet_link,
  hasMeeting: interview.has_meeting,
  ...calendarLinkOf(tools, viewer, interview),
  jobId: interview.job_id,
  candidateId: interview.candidate_id,
  companyName: interview.company_name,
  jobTitle: interview.job_title,
  candidateName: interview.candidate_name,
  notes: interview.notes,
  isCancelled: interview.status === 'cancelled',
  cancelReason: interview.cancel_reason,
  outcome: interview.outcome,
  openRequests: interview.open_requests,
  calendarGap: gapOf(viewer, interview),
});
