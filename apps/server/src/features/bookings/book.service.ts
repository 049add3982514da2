import type { BookingPage } from '@candela/contract/bookings/bookings.schemas.ts';
import { after, minutes } from '../../platform/clock.ts';
import { isExclusionViolation, isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readTenantLink } from '../../platform/secrets/signed-link.ts';
import { cancelIn, moveInterview } from '../interviews/change.service.ts';
import { busyInCalendar } from '../interviews/find-times.service.ts';
import { interviewFile } from '../interviews/interview-file.service.ts';
import {
  findInterviewee,
  findOfBooking,
  findOrganiser,
  type Interviewee,
  type InterviewRow,
  type InterviewTools,
  isSuspended,
  listBookedStarts,
  listBusy,
  lockInterview,
  type Period,
  readZone,
} from '../interviews/interview-parts.service.ts';
import { arrangeInterview } from '../interviews/schedule.service.ts';
import { notifyOrganiser } from '../interviews/tell.service.ts';
import { visibleCompanies } from '../organisations/organisations.service.ts';
import { freeTimes, reachOf } from './booking-times.ts';
import * as repo from './bookings.repo.ts';
import { offeredBy } from './bookings.service.ts';

interface LinkedBooking {
  booking: repo.BookingRow;
  person: Interviewee;
  /** Absent once they have left the organisation. */
  recruiter: { email: string; first_name: string; last_name: string } | undefined;
  /** That was chosen with the link and not cancelled. */
  interview: InterviewRow | undefined;
  /** The recruiter's calendar can be used, and the recruiter still works for the company. */
  isConnected: boolean;
}

/** What a link leads to; for one that was never sent, as for one whose candidate is gone, nothing. */
function readToken({ linkKey }: InterviewTools, token: string) {
  const key = readTenantLink(linkKey, 'booking', token);
  if (!key) throw new AppError('NOT_FOUND');
  return { ...key, scope: organisationScope(key.organisationId) };
}

async function load(
  { grants }: InterviewTools,
  tx: Tx,
  { organisationId, id }: { organisationId: string; id: string },
  find = repo.findBooking,
): Promise<LinkedBooking> {
  const booking = await find(tx, organisationId, id);
  if (!booking) throw new AppError('NOT_FOUND');
  const pair = { candidateId: booking.candidate_id, jobId: booking.job_id };
  const person = await findInterviewee(tx, organisationId, pair);
  const recruiter = await findOrganiser(tx, booking.recruiter_account_id);
  if (!person) throw new AppError('NOT_FOUND');
  return {
    booking,
    person,
    recruiter,
    interview: await findOfBooking(tx, organisationId, id),
    isConnected:
      (await mayStillMeet(tx, booking)) && (await grants.find(tx, booking.recruiter_account_id)) !== undefined,
  };
}

/**
 * Who has lost the company since they sent the link has no business with its candidates, nor has their calendar; nor has who was
 * suspended, alone or with the organisation.
 */
async function mayStillMeet(tx: Tx, booking: repo.BookingRow): Promise<boolean> {
  if (await isSuspended(tx, booking.recruiter_account_id, booking.organisation_id)) return false;
  const visible = await visibleCompanies(tx, booking.organisation_id, booking.recruiter_account_id);
  return visible === 'all' || visible.includes(booking.company_id);
}

function stateOf({ booking, person, interview, isConnected }: LinkedBooking, now: Date): BookingPage['state'] {
  if (interview && interview.starts_at <= now) return 'over';
  if (interview?.status === 'scheduled') return 'booked';
  const isClosed = person.jobStatus === 'Closed' || person.status === 'rejected' || person.status === 'hired';
  if (isClosed || booking.ended_at || booking.expires_at <= now) return 'ended';
  return isConnected ? 'open' : 'paused';
}

/** What the recruiter's own calendar holds; the interview that the link led to does not stand in its own way. */
async function busyElsewhere(tools: InterviewTools, { booking, interview }: LinkedBooking): Promise<Period[]> {
  const scope = organisationScope(booking.organisation_id);
  const reach = reachOf(offeredBy(booking), tools.clock.now());
  const busy = await busyInCalendar(tools, scope, booking.recruiter_account_id, reach);
  const isOwn = ({ start, end }: Period) =>
    start.getTime() === interview?.starts_at.getTime() && end.getTime() === interview.ends_at.getTime();
  return busy.filter((time) => !isOwn(time));
}

/** Free times as they are in this transaction. */
async function timesIn(
  { clock }: InterviewTools,
  tx: Tx,
  { booking, recruiter }: LinkedBooking,
  elsewhere: readonly Period[],
): Promise<Period[]> {
  const now = clock.now();
  const offered = offeredBy(booking);
  const query = {
    organisationId: booking.organisation_id,
    accountId: booking.recruiter_account_id,
    email: recruiter?.email ?? '',
    candidateId: booking.candidate_id,
    reach: reachOf(offered, now),
    exceptBookingId: booking.id,
  };
  const busy = [...(await listBusy(tx, query)), ...elsewhere];
  return freeTimes(offered, { now, busy, bookedStarts: await listBookedStarts(tx, query) });
}

export async function getPage(tools: InterviewTools, token: string): Promise<BookingPage> {
  const { scope, ...key } = readToken(tools, token);
  const loaded = await tools.database.transaction(scope, (tx) => load(tools, tx, key));
  const state = stateOf(loaded, tools.clock.now());
  const offersTimes = (state === 'open' || state === 'booked') && loaded.isConnected && !loaded.booking.ended_at;
  const elsewhere = offersTimes ? await busyElsewhere(tools, loaded) : [];
  const times = offersTimes
    ? await tools.database.transaction(scope, (tx) => timesIn(tools, tx, loaded, elsewhere))
    : [];
  return toPage(loaded, state, times);
}

function toPage(
  { booking, person, recruiter, interview }: LinkedBooking,
  state: BookingPage['state'],
  times: readonly Period[],
): BookingPage {
  return {
    state,
    companyName: person.companyName,
    jobTitle: person.jobTitle,
    title: booking.title,
    notes: booking.notes,
    location: booking.location,
    hasMeeting: booking.has_meeting,
    recruiterName: recruiter ? `${recruiter.first_name} ${recruiter.last_name}`.trim() : person.companyName,
    candidateName: person.name,
    lengthMinutes: booking.length_minutes,
    timeZone: booking.time_zone,
    expiresAt: booking.expires_at.toISOString(),
    times: times.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    chosen: interview
      ? {
          start: interview.starts_at.toISOString(),
          end: interview.ends_at.toISOString(),
          meetLink: interview.meet_link,
        }
      : null,
  };
}

/** A time is given once: candidates look one after the other, and the database refuses what would still overlap. */
export async function chooseTime(
  tools: InterviewTools,
  token: string,
  input: { start: string; timeZone: string; insteadOf?: string | null | undefined },
): Promise<BookingPage> {
  const { scope, ...key } = readToken(tools, token);
  const candidateZone = readZone(input.timeZone);
  const start = new Date(input.start);
  const before = await tools.database.transaction(scope, (tx) => load(tools, tx, key));
  const elsewhere = await busyElsewhere(tools, before);
  const choice = { start, candidateZone, elsewhere, insteadOf: input.insteadOf };
  const choose = before.interview?.status === 'scheduled' ? moveBooked : bookFirst;
  await choose(tools, key, before, choice).catch((error: unknown) => {
    const isTaken = isExclusionViolation(error, 'interviews_slot_once') || isUniqueViolation(error);
    throw isTaken ? new AppError('SLOT_TAKEN') : error;
  });
  return getPage(tools, token);
}

interface Key {
  organisationId: string;
  id: string;
}

/** More would be a way to fill inboxes, and to use up what the organisation may send in a day. */
const mostChanges = 20;

interface Choice {
  start: Date;
  candidateZone: string;
  elsewhere: readonly Period[];
  /** What the page showed as booked; undefined where the caller did not say. */
  insteadOf: string | null | undefined;
}

/** Chosen on a page that did not know of the time that is booked by now: that one is not moved without a word. */
function refuseUnseen({ interview }: LinkedBooking, { insteadOf }: Choice): void {
  if (insteadOf === undefined) return;
  const seen = insteadOf === null ? undefined : Date.parse(insteadOf);
  if (seen === interview?.starts_at.getTime()) return;
  throw new AppError('CONFLICT', {
    message: interview
      ? 'Another time was booked in the meantime. It has not been changed.'
      : 'This interview was cancelled in the meantime. Please choose a time again.',
  });
}

/** Held until the transaction ends: the recruiter's times and the link; the chosen time, if it can be had. */
async function take(tools: InterviewTools, tx: Tx, key: Key, accountId: string, choice: Choice) {
  const { start, elsewhere } = choice;
  await repo.lockTimesOf(tx, accountId);
  const locked = await load(tools, tx, key, repo.lockBooking);
  const state = stateOf(locked, tools.clock.now());
  if (state === 'over') throw new AppError('INTERVIEW_OVER');
  const isSame = locked.interview?.starts_at.getTime() === start.getTime();
  const lasting = { start, end: after(start, minutes(locked.booking.length_minutes)) };
  if (isSame) return { locked, time: lasting, isSame };
  refuseUnseen(locked, choice);
  if (state === 'ended' || locked.booking.ended_at) throw new AppError('BOOKING_ENDED');
  if (!locked.isConnected) throw new AppError('CALENDAR_UNAVAILABLE');
  if ((await repo.countChanges(tx, key.organisationId, key.id)) >= mostChanges) {
    throw new AppError('BOOKING_ENDED', {
      message: 'The time was changed many times with this link. Please write to the recruiter.',
    });
  }
  const times = await timesIn(tools, tx, locked, elsewhere);
  const time = times.find((each) => each.start.getTime() === start.getTime());
  if (!time) throw new AppError('SLOT_TAKEN');
  return { locked, time, isSame };
}

async function moveBooked(tools: InterviewTools, key: Key, { booking }: LinkedBooking, choice: Choice) {
  await tools.database.transaction(organisationScope(key.organisationId), async (tx) => {
    const { locked, time, isSame } = await take(tools, tx, key, booking.recruiter_account_id, choice);
    if (isSame || !locked.interview) return;
    const interview = await lockInterview(tx, key.organisationId, locked.interview.id);
    if (interview?.status !== 'scheduled') throw new AppError('SLOT_TAKEN');
    // The recruiter may have moved it until it was held.
    refuseUnseen({ ...locked, interview }, { ...choice, insteadOf: locked.interview.starts_at.toISOString() });
    const to = { ...time, timeZone: interview.time_zone, actorAccountId: locked.person.accountId };
    const moved = await moveInterview(tools, tx, interview, {
      ...to,
      holdsSlot: true,
      candidateZone: choice.candidateZone,
      why: 'chosen',
    });
    await notifyOrganiser(tools, tx, moved, 'interview.booked');
  });
}

async function bookFirst(tools: InterviewTools, key: Key, { booking }: LinkedBooking, choice: Choice) {
  const scope = organisationScope(key.organisationId);
  const owner = { organisationId: key.organisationId, accountId: booking.recruiter_account_id };
  await arrangeInterview(tools, scope, owner, async (tx, isConnected) => {
    if (!isConnected) throw new AppError('CALENDAR_UNAVAILABLE');
    const { locked, time } = await take(tools, tx, key, booking.recruiter_account_id, choice);
    if (locked.interview && locked.interview.starts_at.getTime() !== time.start.getTime()) {
      throw new AppError('SLOT_TAKEN');
    }
    return planOf(locked, time, choice.candidateZone, tools.clock.now());
  });
}

const planOf = ({ booking, person }: LinkedBooking, { start, end }: Period, candidateZone: string, now: Date) => ({
  organisation_id: booking.organisation_id,
  company_id: booking.company_id,
  job_id: booking.job_id,
  candidate_id: booking.candidate_id,
  organiser_account_id: booking.recruiter_account_id,
  booking_id: booking.id,
  holds_slot: true,
  title: booking.title,
  notes: booking.notes,
  starts_at: start,
  ends_at: end,
  time_zone: booking.time_zone,
  candidate_time_zone: candidateZone,
  location: booking.location,
  has_meeting: booking.has_meeting,
  attendees: JSON.stringify(booking.attendees),
  company_name: person.companyName,
  job_title: person.jobTitle,
  candidate_name: person.name,
  created_at: now,
  updated_at: now,
});

export async function cancelBooked(tools: InterviewTools, token: string, reason: string): Promise<BookingPage> {
  const { scope, ...key } = readToken(tools, token);
  await tools.database.transaction(scope, async (tx) => {
    const { interview: chosen, person } = await load(tools, tx, key, repo.lockBooking);
    const interview = chosen && (await lockInterview(tx, key.organisationId, chosen.id));
    if (interview?.status !== 'scheduled' || interview.starts_at <= tools.clock.now()) {
      throw new AppError('INTERVIEW_OVER');
    }
    await cancelIn(tools, tx, interview, { reason, actorAccountId: person.accountId, byCandidate: true });
    await notifyOrganiser(tools, tx, interview, 'interview.cancelled-by-candidate');
  });
  return getPage(tools, token);
}

/** The chosen time for a calendar program. */
export async function readFile(tools: InterviewTools, token: string): Promise<string | undefined> {
  const { scope, ...key } = readToken(tools, token);
  const { interview } = await tools.database.transaction(scope, (tx) => load(tools, tx, key));
  return interviewFile(tools, interview);
}
