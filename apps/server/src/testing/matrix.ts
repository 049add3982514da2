import { type Holder, refusalOf } from '@candela/contract/kernel/permissions.ts';
import type { TeamRole } from '@candela/contract/kernel/roles.ts';
import type { Route, RouteInput } from '@candela/contract/kernel/route.ts';
import type { TestApp } from './test-app.ts';
import { type PrincipalKind, principals, type World } from './world.ts';

export type Expectations = Record<PrincipalKind, number>;

/** One row: a call on one object, and the status each kind of caller gets. */
export interface MatrixRow {
  route: Route;
  /** What the row is about when a route has several: "own", "sibling company", "absent". */
  object?: string;
  input(world: World, app: TestApp, kind: PrincipalKind): Promise<unknown> | unknown;
  expect: Expectations;
}

export const row = <R extends Route>(
  route: R,
  expect: Expectations,
  input: (world: World, app: TestApp, kind: PrincipalKind) => Promise<RouteInput<R>> | RouteInput<R>,
  object?: string,
): MatrixRow => ({
  route,
  expect: { ...expect, ...expectLimited(route, expect) },
  input,
  ...(object !== undefined && { object }),
});

/**
 * A viewer and an interviewer of `world.companyId` are refused what the table does not give them; otherwise they get
 * what its recruiter gets, unless the row says more. `limited-roles.test.ts` names what they have, one by one.
 */
const expectLimited = (route: Route, expect: Partial<Expectations>): Partial<Expectations> =>
  Object.fromEntries(
    (['viewer', 'interviewer'] as const).map((kind) => [
      kind,
      refusalByTable(route, kind) ?? (expect[kind] === 403 ? expect.companyRecruiter : expect[kind]),
    ]),
  );

/**
 * The row of a call that only reads and needs nothing to be sent: whom the table of permissions does not refuse gets an
 * answer. A feature writes rows of its own where the object matters, and for every other call.
 */
export function rowByTable(route: Route): MatrixRow | undefined {
  const { method, access, params, query } = route;
  if (method !== 'GET' || access.kind !== 'signed-in' || params) return undefined;
  if (query && !query.safeParse({}).success) return undefined;
  const expect = Object.fromEntries(
    principals.map((kind) => [kind, refusalByTable(route, kind) ?? 200]),
  ) as Expectations;
  return { route, expect, input: () => (query ? { query: {} } : {}) };
}

const all = (status: number): Expectations =>
  Object.fromEntries(principals.map((kind) => [kind, status])) as Expectations;

/** Who is asking makes no difference. */
export const anyone = all;

/** No caller without a valid token, and after that those who are named. */
export const only = (
  status: number,
  allowed: readonly PrincipalKind[],
  exceptions: Partial<Expectations> = {},
): Expectations => ({
  ...all(403),
  anonymous: 401,
  expiredToken: 401,
  tamperedToken: 401,
  ...(Object.fromEntries(allowed.map((kind) => [kind, status])) as Partial<Expectations>),
  ...exceptions,
});

export const members = ['companyRecruiter', 'siblingRecruiter', 'parent', 'otherParent', 'lapsedParent'] as const;
export const signedIn = ['candidate', 'otherCandidate', ...members, 'removedMember', 'admin'] as const;

/** An object of `world.companyId`: its own recruiters reach it, for everyone else in a team it does not exist. */
export const ownersOf = (status: number): Expectations =>
  only(status, ['companyRecruiter', 'parent'], { siblingRecruiter: 404, otherParent: 404 });

/** The organisation's members with an active plan, whichever company they work for. */
export const activeMembers = ['companyRecruiter', 'siblingRecruiter', 'parent', 'otherParent'] as const;

/** Nothing under this id for any caller who may ask. */
export const absent = (): Expectations => only(404, activeMembers);

const member = (teamRole: TeamRole, isParent: boolean, hasActiveSubscription = true): Holder => ({
  role: 'recruiter',
  member: { isParent, teamRole, seesAllCompanies: teamRole === 'admin', hasActiveSubscription },
});

/** What the table of permissions is asked about each kind of caller; those it cannot know are not signed in. */
const holders: Record<PrincipalKind, Holder | undefined> = {
  anonymous: undefined,
  expiredToken: undefined,
  tamperedToken: undefined,
  candidate: { role: 'candidate' },
  otherCandidate: { role: 'candidate' },
  admin: { role: 'admin' },
  removedMember: { role: 'recruiter' },
  companyRecruiter: member('recruiter', false),
  siblingRecruiter: member('recruiter', false),
  viewer: member('viewer', false),
  interviewer: member('interviewer', false),
  parent: member('admin', true),
  otherParent: member('admin', true),
  lapsedParent: member('admin', true, false),
};

/** The status with which the table alone refuses a caller; undefined where the object decides. */
export function refusalByTable({ access }: Route, kind: PrincipalKind): 401 | 403 | undefined {
  if (access.kind !== 'signed-in') return undefined;
  const holder = holders[kind];
  if (!holder) return 401;
  return refusalOf(access, holder) ? 403 : undefined;
}
