import { moveAttendance } from './bookings.repo.ts';

/** A member who is to interview has another address. */
export const followAddress = moveAttendance;
