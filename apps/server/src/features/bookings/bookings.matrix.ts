import { randomUUID } from 'node:crypto';
import * as contract from '@candela/contract/bookings/bookings.routes.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { activeMembers, anyone, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const offer = { kind: 'rules' as const, days: [1, 2, 3, 4, 5, 6, 7] };
let count = 0;

/** A link for a candidate of `world.companyId`. */
async function createBooking(world: World, app: TestApp): Promise<string> {
  count += 1;
  const place = { organisationId: world.organisationId, companyId: world.companyId };
  const jobId = await createJob(app, place);
  const { candidateId } = await createApplication(app, { ...place, jobId }, { email: `b${count}@matrix.test` });
  const now = app.clock.now();
  const { id } = await app.platform.database.system
    .insertInto('bookings')
    .values({
      organisation_id: place.organisationId,
      company_id: place.companyId,
      job_id: jobId,
      candidate_id: candidateId,
      recruiter_account_id: world.people.parent.accountId,
      title: 'Interview',
      has_meeting: false,
      length_minutes: 30,
      time_zone: 'UTC',
      offer: JSON.stringify(offer),
      expires_at: new Date(now.getTime() + 864e5),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const forged = () => ({ params: { token: `${'A'.repeat(43)}.${'B'.repeat(43)}` } });

export const bookingsMatrix: MatrixRow[] = [
  row(contract.createBooking, only(400, activeMembers), () => ({ body: { offer } }), 'without a calendar'),
  row(contract.previewBooking, only(200, activeMembers), () => ({ body: { offer } })),
  row(
    contract.endBooking,
    ownersOf(200),
    async (world, app) => ({ params: { id: await createBooking(world, app) } }),
    'own link',
  ),
  row(contract.endBooking, only(404, activeMembers), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(contract.getBookingPage, anyone(404), forged, 'a forged link'),
  row(
    contract.chooseTime,
    anyone(404),
    () => ({ ...forged(), body: { start: '2031-01-06T10:00:00Z' } }),
    'a forged link',
  ),
  row(contract.cancelBooked, anyone(404), () => ({ ...forged(), body: {} }), 'a forged link'),
];
