import * as routes from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { anyone, type MatrixRow, row } from '../../testing/matrix.ts';

export const subscriptionsMatrix: MatrixRow[] = [row(routes.listPlans, anyone(200), () => ({}))];
