import * as auth from './auth/auth.routes.ts';
import type { Route } from './kernel/route.ts';
import * as recruiter from './recruiter/recruiter.routes.ts';
import * as subscriptions from './subscriptions/subscriptions.routes.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every call of the product. The server refuses to start unless each has exactly one handler. */
export const apiRoutes: readonly Route[] = [auth, recruiter, subscriptions].flatMap((feature) =>
  Object.values(feature).filter(isRoute),
);
