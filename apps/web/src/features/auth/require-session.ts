import { isGranted } from '@candela/contract/kernel/permissions.ts';
import { getRecruiter, teamRoleOf } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { redirect } from 'react-router';
import { sessionStore } from '#lib/api/api.ts';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { holderOf } from '#lib/api/use-recruiter.ts';
import { type GuardChecks, guardPage } from './guard.ts';
import { accessOf } from './page-access.ts';
import { currentUser, keepWhySignedOut, loginPath } from './session-lifecycle.ts';

const recruiter = async () => (await queryClient.fetchQuery(apiQuery(getRecruiter))).data;

/** The same cached answers that the pages show, so a guard rarely costs a request. */
const checks: GuardChecks = {
  hasActiveSubscription: async () =>
    (await queryClient.fetchQuery(apiQuery(getSubscription))).data.hasActiveSubscription,
  may: async (permission) => isGranted(permission, holderOf('recruiter', await recruiter())),
  isInterviewer: async () => teamRoleOf(await recruiter()) === 'interviewer',
};

/** Before any page of the product: there is a session, and the page is for its account. Runs on every navigation. */
export async function requireSession<T>({ request }: { request: Request }, next: () => Promise<T>): Promise<T> {
  const url = new URL(request.url);
  const before = sessionStore.get()?.user.role ?? null;
  const user = await currentUser();
  if (!user) {
    if (before) keepWhySignedOut();
    throw redirect(loginPath(`${url.pathname}${url.search}`, before));
  }
  // Asked for together with the subscription, not after it: the sidebar needs it next.
  if (user.role === 'recruiter') void queryClient.prefetchQuery(apiQuery(getRecruiter));
  const target = await guardPage(accessOf(url.pathname), user.role, checks);
  if (target) throw redirect(target);
  return next();
}
