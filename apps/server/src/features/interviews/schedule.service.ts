import type { CalendarInterview, ScheduleInput } from '@candela/contract/interviews/interviews.schemas.ts';
import { type ScheduleFault, scheduleFaultOf, scheduleTexts } from '@candela/contract/interviews/schedule-rules.ts';
import { fillTemplate } from '@candela/contract/interviews/templates.ts';
import { CalendarFailed } from '@candela/integrations/calendar/port.ts';
import { after, minutes } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { listColleagues } from './busy.repo.ts';
import { findInterviewee, type Interviewee } from './interview-people.repo.ts';
import { toView } from './interview-view.ts';
import * as repo from './interviews.repo.ts';
import { settleInterviewTask } from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { type Overtaken, placeAndConfirm } from './settle.service.ts';
import { readMoment, readZone } from './times.ts';

/** Longer than any call to a calendar takes: by then the process that made it has answered, or is gone. */
const settleAfter = minutes(2);

export const scheduleInterview = async (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  input: ScheduleInput,
): Promise<CalendarInterview> =>
  toView(
    tools,
    principal,
    await arrangeInterview(tools, tenantScope(principal), principal, (tx, isConnected) =>
      checkInput(tools, tx, principal, input, isConnected),
    ),
  );

type Plan = Omit<Parameters<typeof repo.insertOrFind>[1], 'calendar'>;

const arrangedElsewhere = 'A colleague is scheduling this interview at this moment.';

/**
 * Writes what is wanted, asks the calendar, then makes it so: killed anywhere, there is one event or none. What is wanted
 * is found out in the transaction that writes it.
 */
export async function arrangeInterview(
  tools: InterviewTools,
  scope: Scope,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  planIn: (tx: Tx, isConnected: boolean) => Promise<Plan>,
): Promise<repo.ShownInterview> {
  const { database, queue, clock, grants } = tools;
  const { interview, opened } = await database.transaction(scope, async (tx) => {
    const calendar = await grants.find(tx, accountId);
    const plan = await planIn(tx, calendar !== undefined);
    if (!calendar) throw faultError('notConnected');
    const row = await repo.insertOrFind(tx, { ...plan, calendar: calendar.calendar.name });
    // Otherwise it would stand in two calendars, and leave one of them for good.
    if (row.status === 'placing' && row.organiser_account_id !== accountId)
      throw new AppError('CONFLICT', { message: arrangedElsewhere });
    if (row.status === 'placing') {
      const startAfter = after(clock.now(), settleAfter);
      const payload = { organisationId, interviewId: row.id };
      await queue.enqueue(tx, settleInterviewTask, payload, { tenant: { organisationId }, key: row.id, startAfter });
    }
    return { interview: row, opened: calendar };
  });
  if (interview.status === 'placing') {
    const overtaken = await placeAndConfirm(tools, scope, opened, interview).catch(toAppError);
    if (overtaken) throw overtakenError(overtaken);
  }
  const shown = await database.transaction(scope, (tx) => repo.findShown(tx, interview.id));
  if (!shown) throw new AppError('CALENDAR_UNAVAILABLE');
  return shown;
}

/** What is to be written, or the first thing that is wrong. */
async function checkInput(
  { clock }: InterviewTools,
  tx: Tx,
  principal: RecruiterPrincipal,
  input: ScheduleInput,
  isConnected: boolean,
) {
  const { organisationId, accountId } = principal;
  const pair = { candidateId: input.candidateId, jobId: input.jobId };
  const isPair = isConnected && [pair.candidateId, pair.jobId].every(isUuid);
  const person = isPair ? await findInterviewee(tx, organisationId, pair) : undefined;
  const now = clock.now();
  const draft = {
    isConnected,
    jobId: pair.jobId,
    candidate: pair.candidateId,
    isCandidateKnown: Boolean(person?.email),
    title: input.title,
    now,
  };
  // What the times mean is only read once everything before them is right.
  const placeholder = new Date(8.64e15);
  const isTimed = input.startDateTime.trim() !== '' && input.endDateTime.trim() !== '';
  const early = scheduleFaultOf({ ...draft, start: isTimed ? now : null, end: placeholder });
  if (early && early !== 'past') throw faultError(early);
  const zone = readZone(input.timeZone);
  const start = readMoment('startDateTime', input.startDateTime, zone);
  const end = readMoment('endDateTime', input.endDateTime, zone);
  const fault = scheduleFaultOf({ ...draft, start, end });
  if (fault || !person || !start || !end) throw faultError(fault ?? 'incomplete');
  if (person.jobStatus === 'Closed') throw new AppError('JOB_CLOSED');
  if (person.isWithdrawn) throw new AppError('WITHDRAWN');
  return {
    organisation_id: organisationId,
    company_id: person.companyId,
    job_id: pair.jobId,
    candidate_id: pair.candidateId,
    organiser_account_id: accountId,
    ...wordsFor(person, input),
    starts_at: start,
    ends_at: end,
    time_zone: zone,
    location: input.location.trim(),
    has_meeting: input.includeMeet,
    attendees: JSON.stringify(await attendeesFor(tx, principal, person, input.attendeeEmails)),
    company_name: person.companyName,
    job_title: person.jobTitle,
    candidate_name: person.name,
    created_at: now,
    updated_at: now,
  };
}

/** What a template left in braces is filled in. */
export function wordsFor(
  { name, jobTitle: job, companyName: company }: Interviewee,
  { title, description }: { title: string; description: string },
): { title: string; notes: string } {
  const write = (words: string) => fillTemplate(words.trim(), { name, job, company });
  return { title: write(title), notes: write(description) };
}

/** The candidate first, then the interviewers, each once, members by their names; the organiser is not a guest. */
export async function attendeesFor(
  tx: Tx,
  { organisationId, email: organiser }: RecruiterPrincipal,
  person: Interviewee,
  emails: readonly string[],
) {
  const candidate = person.email.toLowerCase();
  const others = new Set(emails.map((email) => email.toLowerCase()));
  others.delete(candidate);
  others.delete(organiser.toLowerCase());
  const members = others.size > 0 ? await listColleagues(tx, organisationId, [...others]) : [];
  const names = new Map(
    members.map(({ email, first_name, last_name }) => [email, `${first_name} ${last_name}`.trim()]),
  );
  return [
    { email: candidate, displayName: person.name },
    ...[...others].map((email) => ({ email, displayName: names.get(email) || email })),
  ];
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function faultError(fault: ScheduleFault): AppError {
  const message = scheduleTexts[fault];
  if (fault === 'notConnected') return new AppError('CALENDAR_NOT_CONNECTED', { message });
  if (fault === 'unknownCandidate') return new AppError('NOT_FOUND', { message });
  return new AppError('VALIDATION_FAILED', { message });
}

const overtakenError = (overtaken: Overtaken): AppError =>
  overtaken === 'CONFLICT'
    ? new AppError('CONFLICT', { message: 'The application was decided in the meantime. Nothing was scheduled.' })
    : new AppError(overtaken);

function toAppError(error: unknown): never {
  if (!(error instanceof CalendarFailed)) throw error;
  if (error.reason === 'revoked') throw new AppError('CALENDAR_NOT_CONNECTED', { cause: error });
  throw new AppError('CALENDAR_UNAVAILABLE', { cause: error });
}
