import * as routes from '@candela/contract/notifications/notifications.routes.ts';
import { type MatrixRow, members, only, row } from '../../testing/matrix.ts';

const candidates = ['candidate', 'otherCandidate'] as const;
const readers = only(200, [...members, ...candidates]);

export const notificationsMatrix: MatrixRow[] = [
  row(routes.readNotifications, readers, () => ({ body: {} })),
  row(
    routes.setNotificationPreference,
    only(200, members, { candidate: 404, otherCandidate: 404, interviewer: 404 }),
    () => ({ body: { kind: 'application.opened' as const, inApp: true, mail: true } }),
    "a recruiter's",
  ),
  row(
    routes.setNotificationPreference,
    only(404, members, { candidate: 200, otherCandidate: 200 }),
    () => ({ body: { kind: 'application.moved' as const, inApp: true, mail: false } }),
    "a candidate's",
  ),
];
