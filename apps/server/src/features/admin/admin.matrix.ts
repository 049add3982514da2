import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/admin/admin-console.routes.ts';
import * as people from '@candela/contract/admin/admin-people.routes.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';
import { createParent, createPerson } from '../../testing/people.ts';

const found = () => only(200, ['admin']);
const absent = () => only(404, ['admin']);
const suspended = { isSuspended: true, reason: 'A test' };

export const adminMatrix: MatrixRow[] = [
  row(people.getOrganisation, found(), (world) => ({ params: { id: world.organisationId } }), 'an organisation'),
  row(people.getOrganisation, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    people.setOrganisationSuspension,
    found(),
    async (_world, app) => ({ params: { id: (await createParent(app)).organisationId }, body: suspended }),
    'an organisation',
  ),
  row(people.setOrganisationSuspension, absent(), () => ({ params: { id: randomUUID() }, body: suspended }), 'absent'),
  row(
    people.setAccountSuspension,
    found(),
    async (_world, app) => ({ params: { id: (await createPerson(app, 'candidate')).accountId }, body: suspended }),
    'an account',
  ),
  row(
    people.setAccountSuspension,
    only(400, ['admin']),
    (world) => ({ params: { id: world.people.admin.accountId }, body: suspended }),
    "the admin's own",
  ),
  row(people.setAccountSuspension, absent(), () => ({ params: { id: randomUUID() }, body: suspended }), 'absent'),

  row(
    routes.updatePlan,
    found(),
    async (_world, app) => {
      const plan = app.platform.database.system.selectFrom('plans').select('id').where('name', '=', 'starter');
      return { params: { id: (await plan.executeTakeFirstOrThrow()).id }, body: { displayName: 'Starter' } };
    },
    'a plan',
  ),
  row(routes.updatePlan, absent(), () => ({ params: { id: randomUUID() }, body: {} }), 'absent'),

  row(routes.retryWork, absent(), () => ({ params: { name: 'mail.send', id: randomUUID() } }), 'absent'),
  row(routes.retryWork, absent(), () => ({ params: { name: 'no.such', id: randomUUID() } }), 'no such kind'),
  row(routes.retryAllWork, found(), () => ({ params: { name: 'mail.send' } }), 'a kind'),
  row(routes.retryAllWork, absent(), () => ({ params: { name: 'no.such' } }), 'no such kind'),
];
