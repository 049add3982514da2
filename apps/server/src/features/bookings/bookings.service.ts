import type { Booking, BookingInput, TimesInput } from '@candela/contract/bookings/bookings.schemas.ts';
import { bookingOfferSchema } from '@candela/contract/bookings/bookings.schemas.ts';
import { scheduleFaultOf } from '@candela/contract/interviews/schedule-rules.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { busyInCalendar } from '../interviews/find-times.service.ts';
import {
  dayInWords,
  findInterviewee,
  findOrganiser,
  type InterviewTools,
  listBookedStarts,
  listBusy,
  readZone,
} from '../interviews/interview-parts.service.ts';
import { attendeesFor, faultError, isUuid, wordsFor } from '../interviews/schedule.service.ts';
import { bookingUrlOf } from '../interviews/tell.service.ts';
import { freeTimes, namedStarts, reachOf } from './booking-times.ts';
import { bookingMail } from './bookings.mails.ts';
import * as repo from './bookings.repo.ts';

export const offeredBy = ({ offer, length_minutes, time_zone }: repo.BookingRow) => ({
  offer: bookingOfferSchema.parse(offer),
  lengthMinutes: length_minutes,
  timeZone: time_zone,
});

/** Writes the link and the mail with it. */
export const createBooking = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  input: BookingInput,
): Promise<Booking> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    const person = await checkInput(tools, tx, principal, input);
    const now = tools.clock.now();
    const { candidateId, jobId } = input;
    const booking = await repo.insertBooking(
      tx,
      {
        organisation_id: organisationId,
        company_id: person.companyId,
        job_id: jobId,
        candidate_id: candidateId,
        recruiter_account_id: accountId,
        ...wordsFor(person, input),
        location: input.location.trim(),
        has_meeting: input.includeMeet,
        attendees: JSON.stringify(await attendeesFor(tx, principal, person, input.attendeeEmails)),
        length_minutes: input.lengthMinutes,
        time_zone: readZone(input.timeZone),
        offer: JSON.stringify(readOffer(input, now)),
        expires_at: after(now, days(input.expiresInDays)),
        created_at: now,
      },
      now,
    );
    await recordAudit(tx, {
      action: 'booking.sent',
      at: now,
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'candidate', id: candidateId },
      detail: { jobId, bookingId: booking.id },
    });
    await mailLink(tools, tx, booking, person);
    return toBooking(tools, { ...booking, candidate_name: person.name, job_title: person.jobTitle });
  });

/** The candidate, or the first thing that is wrong, in the words and the order of the form that names a time itself. */
async function checkInput(
  { clock, grants }: InterviewTools,
  tx: Tx,
  { organisationId, accountId }: RecruiterPrincipal,
  input: BookingInput,
) {
  const pair = { candidateId: input.candidateId, jobId: input.jobId };
  const isConnected = (await grants.find(tx, accountId)) !== undefined;
  const isPair = isConnected && [pair.candidateId, pair.jobId].every(isUuid);
  const person = isPair ? await findInterviewee(tx, organisationId, pair) : undefined;
  const now = clock.now();
  const fault = scheduleFaultOf({
    isConnected,
    jobId: pair.jobId,
    candidate: pair.candidateId,
    isCandidateKnown: Boolean(person?.email),
    title: input.title,
    start: after(now, 1),
    end: after(now, 2),
    now,
  });
  if (fault || !person) throw faultError(fault ?? 'unknownCandidate');
  if (person.jobStatus === 'Closed') throw new AppError('JOB_CLOSED');
  if (person.isWithdrawn) throw new AppError('WITHDRAWN');
  return person;
}

/** Times become moments, so that they mean the same whatever happens to the zone; at least one has to be to come. */
function readOffer({ offer, timeZone }: TimesInput, now: Date) {
  if (offer.kind === 'rules') return offer;
  const starts = namedStarts(offer.starts, readZone(timeZone));
  if (!starts.some((start) => start > now)) throw faultError('past');
  return { ...offer, starts: starts.map((start) => start.toISOString()) };
}

async function mailLink(
  tools: InterviewTools,
  tx: Tx,
  booking: repo.BookingRow,
  person: { name: string; email: string; companyName: string; jobTitle: string },
): Promise<void> {
  const organiser = await findOrganiser(tx, booking.recruiter_account_id);
  await tools.mail.queueTenantMail(tx, {
    organisationId: booking.organisation_id,
    to: person.email,
    quotes: {
      company: person.companyName,
      jobTitle: person.jobTitle,
      title: booking.title,
      recruiter: organiser ? `${organiser.first_name} ${organiser.last_name}`.trim() : person.companyName,
      candidate: person.name,
    },
    written: [booking.notes],
    content: bookingMail({
      url: bookingUrlOf(tools, { organisationId: booking.organisation_id, id: booking.id }),
      lengthMinutes: booking.length_minutes,
      until: dayInWords(booking.expires_at, booking.time_zone),
      notes: booking.notes,
    }),
  });
}

const toBooking = (tools: InterviewTools, booking: repo.WaitingBooking): Booking => ({
  id: booking.id,
  url: bookingUrlOf(tools, { organisationId: booking.organisation_id, id: booking.id }),
  candidateId: booking.candidate_id,
  candidateName: booking.candidate_name,
  jobId: booking.job_id,
  jobTitle: booking.job_title,
  title: booking.title,
  createdAt: booking.created_at.toISOString(),
  expiresAt: booking.expires_at.toISOString(),
});

export const listBookings = (tools: InterviewTools, principal: RecruiterPrincipal): Promise<Booking[]> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const waiting = await repo.listWaiting(tx, principal.organisationId, tools.clock.now());
    return waiting.map((booking) => toBooking(tools, booking));
  });

/** What a link would offer at this moment. */
export async function previewTimes(tools: InterviewTools, principal: RecruiterPrincipal, input: TimesInput) {
  const now = tools.clock.now();
  const scope = tenantScope(principal);
  const offered = { ...input, timeZone: readZone(input.timeZone) };
  const reach = reachOf(offered, now);
  const elsewhere = await busyInCalendar(tools, scope, principal.accountId, reach);
  const here = await tools.database.transaction(scope, async (tx) => ({
    busy: await listBusy(tx, { ...principal, candidateId: null, reach }),
    bookedStarts: await listBookedStarts(tx, { ...principal, reach }),
  }));
  const times = freeTimes(offered, { now, busy: [...here.busy, ...elsewhere], bookedStarts: here.bookedStarts });
  return { times: times.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })) };
}

export const endBooking = (tools: InterviewTools, principal: RecruiterPrincipal, id: string): Promise<void> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const now = tools.clock.now();
    if (!(await repo.endBooking(tx, principal.organisationId, id, now))) throw new AppError('NOT_FOUND');
    await recordAudit(tx, {
      action: 'booking.ended',
      at: now,
      organisationId: principal.organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'booking', id },
      detail: {},
    });
  });
