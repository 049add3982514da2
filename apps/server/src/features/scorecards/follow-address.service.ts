import type { Tx } from '../../platform/database/database.ts';
import { followAddress as followInBookings } from '../bookings/follow-address.service.ts';
import { moveAttendance, type NewAddress } from '../interviews/interview-parts.service.ts';
import { moveScorecards } from './scorecards.repo.ts';

/** A member has another address: they are the interviewer they were, of interviews, of links to choose a time, of scorecards. */
export async function followInterviewer(tx: Tx, organisationId: string, address: NewAddress): Promise<void> {
  await moveAttendance(tx, organisationId, address);
  await followInBookings(tx, organisationId, address);
  await moveScorecards(tx, organisationId, address);
}
