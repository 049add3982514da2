import { randomUUID } from 'node:crypto';
import * as admin from '@candela/contract/mail/admin-mail.routes.ts';
import * as routes from '@candela/contract/mail/mail.routes.ts';
import { activeMembers, anyone, type MatrixRow, only, row } from '../../testing/matrix.ts';

const release = { decision: 'release' as const };
const pause = { isPaused: true, reason: 'A test' };

export const mailMatrix: MatrixRow[] = [
  row(routes.getMailAllowance, only(200, activeMembers), () => ({})),
  row(routes.getReportedMail, anyone(404), () => ({ params: { token: 'forged' } })),
  row(routes.reportMail, anyone(404), () => ({ params: { token: 'forged' } })),

  row(admin.listHeldMails, only(200, ['admin']), () => ({ query: {} })),
  row(admin.decideHeldMail, only(404, ['admin']), () => ({ params: { id: randomUUID() }, body: release }), 'absent'),
  row(admin.listMailComplaints, only(200, ['admin']), () => ({ query: {} })),
  row(admin.listMailSenders, only(200, ['admin']), () => ({ query: {} })),
  row(
    admin.pauseMailSender,
    only(200, ['admin']),
    (world) => ({ params: { id: world.otherOrganisationId }, body: pause }),
    'an organisation',
  ),
  row(admin.pauseMailSender, only(404, ['admin']), () => ({ params: { id: randomUUID() }, body: pause }), 'absent'),
];
