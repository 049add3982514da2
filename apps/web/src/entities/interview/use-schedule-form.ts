import { createBooking, listBookings } from '@candela/contract/bookings/bookings.routes.ts';
import { getCalendarStatus } from '@candela/contract/calendar/calendar.routes.ts';
import { listInterviewCandidates, scheduleInterview } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { scheduleFaultOf, scheduleTexts } from '@candela/contract/interviews/schedule-rules.ts';
import { listTemplates } from '@candela/contract/interviews/templates.routes.ts';
import { fillTemplate, type InterviewTemplate, type TemplateValues } from '@candela/contract/interviews/templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { activeJobs } from '#entities/job/active-jobs.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { useOneAtATime } from '#lib/use-one-at-a-time.ts';
import { type BookingValues, initialBooking, toOffer } from './booking-offer.ts';
import { startingAt, type TimedValues, usualMinutes } from './use-times.ts';
import { addMinutes, isSkipped, nextStart, readTyped } from './week.ts';

/** What is known before the form opens. */
export interface ScheduleSubject {
  jobId?: string;
  candidateId?: string;
  candidateName?: string;
  candidateEmail?: string;
  jobTitle?: string;
  /** The jobs to choose from, where not every active one will do. */
  jobs?: readonly JobChoice[];
}

interface JobChoice {
  _id: string;
  title: string;
  companyName: string;
}

export interface ScheduleValues extends TimedValues {
  jobId: string;
  candidateEmail: string;
  title: string;
  description: string;
  location: string;
  includeMeet: boolean;
  /** Who names the time: the recruiter here, or the candidate with a link. */
  way: 'time' | 'link';
  booking: BookingValues;
}

const fallbacks = {
  time: 'The interview could not be scheduled. Please try again.',
  link: 'The link could not be sent. Please try again.',
};

function initialValues({ jobId, jobs, candidateEmail = '', candidateName, jobTitle }: ScheduleSubject): ScheduleValues {
  const onlyJob = jobs?.length === 1 ? jobs[0]?._id : undefined;
  const timeZone = deviceZone();
  const start = nextStart(new Date(), timeZone);
  const title = [candidateName, jobTitle].filter(Boolean).join(', ');
  return {
    jobId: jobId ?? onlyJob ?? '',
    candidateEmail,
    title: title && `Interview: ${title}`,
    description: '',
    start,
    end: addMinutes(start, usualMinutes),
    isProposed: true,
    timeZone,
    location: '',
    includeMeet: true,
    attendeeEmails: [],
    way: 'time',
    booking: initialBooking(),
  };
}

/** Jobs, candidates and the caller's calendar, as the form needs them. */
function useScheduleData(subject: ScheduleSubject, jobId: string) {
  const status = useQuery(apiQuery(getCalendarStatus));
  const jobs = useQuery({
    ...activeJobs(),
    enabled: !subject.jobId && !subject.jobs,
  });
  const candidates = useQuery({
    ...apiQuery(listInterviewCandidates, { query: { jobId } }),
    enabled: jobId !== '' && !subject.candidateId,
  });
  const templates = useQuery(apiQuery(listTemplates));
  return {
    status: status.data?.data,
    templates: templates.data?.data ?? [],
    jobs: subject.jobs ?? jobs.data ?? [],
    /** The jobs that did not come: a list without any says that there are none. */
    failed: jobs.error && jobs.data === undefined ? jobs : null,
    candidates: candidates.data?.data ?? [],
    /** Whose address it is, by the list as it is now: it may be on its way still, or older than the person. */
    findCandidate: async (email: string) => {
      const { data, error } = await candidates.refetch({ cancelRefetch: false });
      if (error) throw error;
      return withAddress(data?.data ?? [], email);
    },
  };
}

function withAddress<Someone extends { email: string }>(
  people: readonly Someone[],
  typed: string,
): Someone | undefined {
  const email = typed.trim().toLowerCase();
  return people.find((person) => person.email.toLowerCase() === email);
}

/** The first thing that is wrong with what was typed. */
const faultOf = (values: ScheduleValues, known: { isConnected: boolean; candidateId: string | undefined }) =>
  scheduleFaultOf({
    isConnected: known.isConnected,
    jobId: values.jobId,
    candidate: known.candidateId ?? values.candidateEmail,
    isCandidateKnown: known.candidateId !== undefined,
    title: values.title,
    ...timesOf(values),
    now: new Date(),
  });

/** With a link the times are the candidate's to choose, and a time that the clocks skip is before or after none: nothing can be wrong with them here. */
function timesOf({ way, start, end, timeZone }: ScheduleValues) {
  const isJudged = way === 'time' && ![start, end].some((typed) => isSkipped(typed, timeZone));
  if (isJudged) return { start: readTyped(start, timeZone), end: readTyped(end, timeZone) };
  const tomorrow = Date.now() + 864e5;
  return { start: new Date(tomorrow), end: new Date(tomorrow + 1) };
}

/** Schedules, or sends the link; answers with the interview or the link. */
const useSend = (values: ScheduleValues) =>
  useChange({
    invalidates: [...staleAfter.interview, listBookings],
    change: async (candidateId: string) => {
      const { jobId, title, description, timeZone, location, includeMeet, attendeeEmails, booking } = values;
      const shared = { candidateId, jobId, title, description, timeZone, location, includeMeet, attendeeEmails };
      if (values.way === 'time') {
        const { data } = await api.call(scheduleInterview, {
          body: { ...shared, startDateTime: values.start, endDateTime: values.end },
        });
        return { interview: data };
      }
      const { lengthMinutes, expiresInDays } = booking;
      const body = { ...shared, lengthMinutes, expiresInDays, offer: toOffer(booking) };
      return { url: (await api.call(createBooking, { body })).data.url };
    },
  });

export function useScheduleForm(subject: ScheduleSubject, onDone: (scheduled: CalendarInterview) => void) {
  const [values, setValues] = useState(() => initialValues(subject));
  const [fault, setFault] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const data = useScheduleData(subject, values.jobId);
  const chosen = withAddress(data.candidates, values.candidateEmail);
  const candidateId = subject.candidateId ?? chosen?.candidateId;
  const job = data.jobs.find(({ _id }) => _id === values.jobId);
  const known: TemplateValues = {
    name: subject.candidateName ?? chosen?.name ?? '',
    job: subject.jobTitle ?? job?.title ?? '',
    company: job?.companyName ?? '',
  };
  const send = useSend(values);

  async function submit() {
    const isConnected = data.status?.isConnected ?? true;
    setIsSubmitting(true);
    try {
      let known = candidateId;
      if (faultOf(values, { isConnected, candidateId: known }) === 'unknownCandidate')
        known = (await data.findCandidate(values.candidateEmail))?.candidateId;
      const found = faultOf(values, { isConnected, candidateId: known });
      setFault(found ? scheduleTexts[found] : null);
      if (found || known === undefined) return;
      const sent = await send.mutateAsync(known);
      toast.success(sent.url ? 'The link has been sent.' : 'Interview scheduled. Invitations are on their way.');
      if (sent.interview) onDone(sent.interview);
    } catch (error) {
      setFault(toFailure(error, fallbacks[values.way]).message);
    } finally {
      setIsSubmitting(false);
    }
  }

  return {
    ...data,
    values,
    candidateId,
    fault,
    isSending: isSubmitting,
    /** The link that was sent, to be copied. */
    sentUrl: send.data?.url ?? null,
    set: (change: Partial<ScheduleValues>) => {
      setFault(null);
      const isTimed = 'start' in change || 'end' in change;
      setValues((before) => ({ ...before, isProposed: before.isProposed && !isTimed, ...change }));
    },
    setStart: (start: string) => setValues((before) => ({ ...before, ...startingAt(before, start) })),
    /** What is not known yet stays in braces: the server fills it in. */
    chooseTemplate: ({ title, description }: InterviewTemplate) =>
      setValues((before) => ({
        ...before,
        title: fillTemplate(title, known),
        description: fillTemplate(description, known),
      })),
    submit: useOneAtATime(submit),
  };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;
