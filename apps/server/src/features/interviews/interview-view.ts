import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { attendeeSchema } from '@candela/contract/interviews/interviews.schemas.ts';
import type { CalendarEvent } from '@candela/integrations/calendar/port.ts';
import { z } from 'zod';
import type { InterviewRow, ShownInterview } from './interviews.repo.ts';
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

/** The product's own calendar opens on the week that the interview is in now, however often it was moved. */
const calendarLinkOf = ({ calendar, calendar_link: link, starts_at, time_zone }: InterviewRow): string | null =>
  link && calendar === 'local' ? `${link}&week=${dayText(starts_at, time_zone)}` : link;

export const toView = (interview: ShownInterview): CalendarInterview => ({
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
  calendarLink: calendarLinkOf(interview),
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
});
