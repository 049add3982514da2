import { randomBytes } from 'node:crypto';
import { findAccountById } from '../features/auth/accounts.repo.ts';
import { insertSession } from '../features/auth/sessions.repo.ts';
import { minutes } from '../platform/clock.ts';
import { createAccessTokens } from '../platform/sessions/access-token.ts';
import { createCompany, createMember, createParent, createPerson, type Person, setPlan } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Every kind of caller the product knows; the authorisation matrix has a column for each. */
export const principals = [
  'anonymous',
  'candidate',
  'otherCandidate',
  'companyRecruiter',
  'siblingRecruiter',
  'viewer',
  'interviewer',
  'parent',
  'otherParent',
  'lapsedParent',
  'removedMember',
  'admin',
  'expiredToken',
  'tamperedToken',
] as const;
export type PrincipalKind = (typeof principals)[number];

/**
 * Two organisations that know nothing of each other; in the first, two companies with a recruiter each. What a
 * row of the matrix calls "the object" belongs to `companyId`: parent and companyRecruiter own it, siblingRecruiter
 * works next door, otherParent is a stranger.
 */
export interface World {
  people: Record<Exclude<PrincipalKind, 'anonymous' | 'expiredToken' | 'tamperedToken'>, Person>;
  organisationId: string;
  companyId: string;
  siblingCompanyId: string;
  otherOrganisationId: string;
  otherCompanyId: string;
  /** A token of a session of its own, so that a route may end it without harm to the next cell. */
  tokenFor(kind: PrincipalKind): Promise<string | undefined>;
}

export async function createWorld(app: TestApp): Promise<World> {
  const parent = await createParent(app);
  const otherParent = await createParent(app);
  const lapsedParent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  await setPlan(app, otherParent.organisationId, { name: 'enterprise' });
  await setPlan(app, lapsedParent.organisationId, {
    name: 'scale',
    periodEnd: new Date(app.clock.now().getTime() - 1000),
  });
  const companyId = await createCompany(app, parent.organisationId, 'Own company');
  const siblingCompanyId = await createCompany(app, parent.organisationId, 'Sibling company');
  const otherCompanyId = await createCompany(app, otherParent.organisationId, 'Foreign company');
  const removedMember = await createMember(app, parent.organisationId, companyId);
  await app.platform.database.system.deleteFrom('members').where('account_id', '=', removedMember.accountId).execute();

  const people: World['people'] = {
    candidate: await createPerson(app, 'candidate'),
    otherCandidate: await createPerson(app, 'candidate'),
    companyRecruiter: await createMember(app, parent.organisationId, companyId),
    siblingRecruiter: await createMember(app, parent.organisationId, siblingCompanyId),
    viewer: await createMember(app, parent.organisationId, companyId, 'viewer'),
    interviewer: await createMember(app, parent.organisationId, companyId, 'interviewer'),
    parent,
    otherParent,
    lapsedParent,
    removedMember,
    admin: await createPerson(app, 'admin'),
  };

  const openSession = async (person: Person, issuedAt: Date): Promise<string> => {
    const now = app.clock.now();
    const account = await findAccountById(app.platform.database.system, person.accountId);
    const sessionId = await insertSession(app.platform.database.system, {
      accountId: person.accountId,
      credentialsVersion: account?.credentials_version ?? 0,
      salt: randomBytes(16),
      now,
      expiresAt: new Date(now.getTime() + minutes(60)),
      userAgent: 'matrix',
      address: '127.0.0.1',
      bySso: false,
    });
    if (!sessionId) throw new Error(`${person.email} cannot sign in`);
    const tokens = createAccessTokens(app.platform.keys.accessToken, { now: () => issuedAt });
    return tokens.issue({ accountId: person.accountId, sessionId, role: person.role });
  };

  return {
    people,
    organisationId: parent.organisationId,
    companyId,
    siblingCompanyId,
    otherOrganisationId: otherParent.organisationId,
    otherCompanyId,
    tokenFor: async (kind) => {
      const now = app.clock.now();
      if (kind === 'anonymous') return undefined;
      if (kind === 'expiredToken') return openSession(parent, new Date(now.getTime() - minutes(11)));
      if (kind === 'tamperedToken') return tamper(await openSession(parent, now));
      return openSession(people[kind], now);
    },
  };
}

/** The same claims with one more role, under the old signature. */
function tamper(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url');
  return [header, forged, signature].join('.');
}
