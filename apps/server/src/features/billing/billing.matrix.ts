import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/billing/billing.routes.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';

const parents = ['parent', 'otherParent', 'lapsedParent'] as const;

export const billingMatrix: MatrixRow[] = [
  row(
    routes.startCheckout,
    only(404, parents),
    () => ({ body: { subscriptionPlanId: randomUUID(), term: 'monthly' as const } }),
    'a plan that does not exist',
  ),
  row(
    routes.startCheckout,
    only(200, parents),
    async (_world, app) => {
      const plan = await app.platform.database.system
        .selectFrom('plans')
        .select('id')
        .where('name', '=', 'scale')
        .executeTakeFirstOrThrow();
      return { body: { subscriptionPlanId: plan.id, term: 'yearly' as const } };
    },
    'a plan on sale',
  ),
  row(routes.openPortal, only(404, parents), () => ({}), 'before anything was paid'),
];
