import {
  connectCalendar,
  disconnectCalendar,
  finishCalendarConnection,
} from '@candela/contract/calendar/calendar.routes.ts';
import { activeMembers, type MatrixRow, only, row } from '../../testing/matrix.ts';

const owners = ['candidate', 'otherCandidate', ...activeMembers] as const;

export const calendarMatrix: MatrixRow[] = [
  row(connectCalendar, only(200, owners), () => ({})),
  row(finishCalendarConnection, only(400, owners), () => ({ body: { code: 'a code', state: 'a state' } }), 'unknown'),
  row(disconnectCalendar, only(200, owners), () => ({})),
];
