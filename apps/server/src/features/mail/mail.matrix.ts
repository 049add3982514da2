import { randomUUID } from 'node:crypto';
import * as admin from '@candela/contract/mail/admin-mail.routes.ts';
import * as routes from '@candela/contract/mail/mail.routes.ts';
import { anyone, type MatrixRow, only, row } from '../../testing/matrix.ts';

const release = { decision: 'release' as const };
const pause = { isPaused: true, reason: 'A test' };

export const mailMatrix: MatrixRow[] = [
  row(routes.getReportedMail, anyone(404), () => ({ params: { token: 'forged' } })),
  row(routes.reportMail, anyone(404), () => ({ params: { token: 'forged' } })),

  row(admin.decideHeldMail, only(404, ['admin']), () => ({ params: { id: randomUUID() }, body: release }), 'absent'),
  row(admin.retryFailedMail, only(404, ['admin']), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    admin.pauseMailSender,
    only(200, ['admin']),
    (world) => ({ params: { id: world.otherOrganisationId }, body: pause }),
    'an organisation',
  ),
  row(admin.pauseMailSender, only(404, ['admin']), () => ({ params: { id: randomUUID() }, body: pause }), 'absent'),
];
