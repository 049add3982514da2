import * as routes from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { anyone, type MatrixRow, members, only, row } from '../../testing/matrix.ts';

export const subscriptionsMatrix: MatrixRow[] = [
  row(routes.getSubscription, only(200, members), () => ({})),
  row(routes.getUsage, only(200, members), () => ({})),
  row(routes.listPlans, anyone(200), () => ({})),
];
