import { mostAttendees } from '@candela/contract/interviews/interviews.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { after } from '../../platform/clock.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { findAccountOf, listBusy, listColleagues } from './busy.repo.ts';
import { findOrganiser } from './interview-people.repo.ts';
import { findShown } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { type Period, readMoment, readZone } from './times.ts';

interface Busy extends Period {
  who: 'you' | 'candidate' | 'interviewer';
  /** Of an interviewer. */
  name?: string;
  what: string;
}

/** Suggestions look this far. */
const daysAhead = 10;
const mostSuggested = 6;
const stepMinutes = 30;
/** On the clocks of the zone that was chosen, Monday to Friday. */
const workingHours = { from: 9, to: 17 };

export const overlaps = (one: Period, other: Period) => one.start < other.end && other.start < one.end;

/** What both sides have in the way around a time, and times near it that would suit both. */
export async function findTimes(
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  query: {
    candidateId?: string | undefined;
    movingId?: string | undefined;
    interviewers: string;
    startDateTime: string;
    endDateTime: string;
    timeZone: string;
  },
) {
  const zone = readZone(query.timeZone);
  const start = readMoment('startDateTime', query.startDateTime, zone);
  const end = readMoment('endDateTime', query.endDateTime, zone);
  if (!start || !end || end <= start) throw new AppError('VALIDATION_FAILED');
  const wanted = { start, end };
  const now = tools.clock.now();
  const from = start > now ? start : now;
  const search: Search = {
    reach: { start: after(from, -864e5), end: after(from, (daysAhead + 1) * 864e5) },
    moving: query.movingId ? await findMoving(tools, principal, query.movingId) : null,
  };
  const busy = [
    ...(await listAllBusy(tools, principal, query.candidateId, search)),
    ...(await listBusyColleagues(tools, principal, query.interviewers, search)),
  ];
  return {
    conflicts: busy
      .filter((each) => overlaps(each, wanted))
      .map((each) => ({ ...each, start: each.start.toISOString(), end: each.end.toISOString() })),
    free: suggest({ zone, from, length: end.getTime() - start.getTime(), busy }).map((slot) => ({
      startDateTime: slot.start.toISOString(),
      endDateTime: slot.end.toISOString(),
    })),
  };
}

interface Search {
  reach: Period;
  /** The interview that would leave its time. */
  moving: (Period & { id: string; organiserEmail: string }) | null;
}

const findMoving = ({ database }: InterviewTools, principal: RecruiterPrincipal, id: string) =>
  database.transaction(tenantScope(principal), async (tx) => {
    const interview = await findShown(tx, id);
    if (!interview) throw new AppError('NOT_FOUND');
    const { starts_at: start, ends_at: end, organiser_account_id: organiserId } = interview;
    const organiser = organiserId ? await findOrganiser(tx, organiserId) : undefined;
    return { id, start, end, organiserEmail: organiser?.email ?? '' };
  });

/** Interviews of both, and what else their connected calendars hold. */
async function listAllBusy(
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  candidateId: string | undefined,
  search: Search,
): Promise<Busy[]> {
  const scope = tenantScope(principal);
  const { reach, moving } = search;
  const { interviews, candidateAccount } = await tools.database.transaction(scope, async (tx) => ({
    interviews: await listBusy(tx, {
      ...principal,
      candidateId: candidateId ?? null,
      reach,
      exceptId: moving?.id ?? null,
    }),
    candidateAccount: candidateId ? await findAccountOf(tx, candidateId) : null,
  }));
  const [mine, theirs] = await Promise.all(
    [principal.accountId, candidateAccount].map((accountId) => busyElsewhere(tools, scope, accountId, search)),
  );
  const from = (who: Busy['who'], times: Period[] = []) => times.map((time): Busy => ({ ...time, who, what: 'Busy' }));
  return [...interviews, ...from('you', mine), ...from('candidate', theirs)];
}

/**
 * The same of other interviewers who are members here, and of the recruiter whose interview would move; of addresses
 * elsewhere nothing is known.
 */
async function listBusyColleagues(
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  addresses: string,
  search: Search,
): Promise<Busy[]> {
  const emails = [search.moving?.organiserEmail ?? '', ...addresses.split(',')]
    .map((email) => email.toLowerCase())
    .map((email) => email.trim())
    .filter((email) => email !== '' && email !== principal.email.toLowerCase());
  if (emails.length === 0) return [];
  const scope = tenantScope(principal);
  const { organisationId } = principal;
  const colleagues = await tools.database.transaction(scope, async (tx) => {
    const found = await listColleagues(tx, organisationId, emails.slice(0, mostAttendees));
    const query = { organisationId, candidateId: null, reach: search.reach, exceptId: search.moving?.id ?? null };
    return Promise.all(
      found.map(async ({ id, email, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
        interviews: await listBusy(tx, { ...query, accountId: id, email }),
      })),
    );
  });
  const busy = colleagues.map(async ({ id, name, interviews }) => {
    const elsewhere = (await busyElsewhere(tools, scope, id, search)).map((time) => ({ ...time, what: 'Busy' }));
    return [...interviews, ...elsewhere].map((each): Busy => ({ ...each, who: 'interviewer', name }));
  });
  return (await Promise.all(busy)).flat();
}

/** A calendar only says when: what lies exactly where the moving interview is now, is that interview. */
async function busyElsewhere(
  tools: InterviewTools,
  scope: Scope,
  accountId: string | null,
  { reach, moving }: Search,
): Promise<Period[]> {
  const isMoving = ({ start, end }: Period) =>
    start.getTime() === moving?.start.getTime() && end.getTime() === moving.end.getTime();
  return (await busyInCalendar(tools, scope, accountId, reach)).filter((time) => !isMoving(time));
}

/** What an account's connected calendar holds; one that does not answer, or is not there, says nothing. */
export async function busyInCalendar(
  { database, grants }: InterviewTools,
  scope: Scope,
  accountId: string | null,
  reach: Period,
): Promise<Period[]> {
  const opened = accountId && (await database.transaction(scope, (tx) => grants.find(tx, accountId)));
  if (!opened) return [];
  return grants
    .use(scope, opened, (calendar, grant) => calendar.busyTimes(grant, reach.start, reach.end))
    .catch(() => []);
}

/** Half hours of working days, by the clocks of a zone, that are free for both sides. */
export function suggest({
  zone,
  from,
  length,
  busy,
}: {
  zone: string;
  from: Date;
  length: number;
  busy: readonly Period[];
}): Period[] {
  const found: Period[] = [];
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  for (let offset = 0; offset <= daysAhead && found.length < mostSuggested; offset += 1) {
    const day = first.add({ days: offset });
    if (day.dayOfWeek > 5) continue;
    const closes = day.toZonedDateTime({ timeZone: zone, plainTime: { hour: workingHours.to } }).epochMilliseconds;
    let clock = day.toZonedDateTime({ timeZone: zone, plainTime: { hour: workingHours.from } });
    // A few a day, so that there is a choice of days too.
    let today = 0;
    for (; clock.epochMilliseconds + length <= closes && today < 2; clock = clock.add({ minutes: stepMinutes })) {
      const slot = { start: new Date(clock.epochMilliseconds), end: new Date(clock.epochMilliseconds + length) };
      if (slot.start <= from || busy.some((each) => overlaps(each, slot))) continue;
      found.push(slot);
      today += 1;
      clock = clock.add({ milliseconds: length });
    }
  }
  return found.slice(0, mostSuggested);
}
