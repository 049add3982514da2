import { login } from '@candela/contract/auth/auth.routes.ts';
import type { LimitedRole, Role } from '@candela/contract/kernel/roles.ts';
import { hash } from '@node-rs/argon2';
import { insertAccount } from '../features/auth/accounts.repo.ts';
import { foundOrganisation } from '../features/organisations/organisations.service.ts';
import { systemScope } from '../platform/database/scope.ts';
import type { TestApp } from './test-app.ts';

export const testPassword = 'Correct-horse-7';
/** Checked in no time: thousands sign in here, and what a real one costs is seen to in `passwords.test.ts`. */
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface Person {
  accountId: string;
  email: string;
  role: Role;
}

export interface Recruiter extends Person {
  organisationId: string;
}

let count = 0;

export async function createPerson(app: TestApp, role: Role): Promise<Person> {
  count += 1;
  const email = `${role}${count}@people.test`;
  const hash = await passwordHash;
  const accountId = await app.platform.database.transaction(systemScope, (tx) =>
    insertAccount(tx, {
      email,
      role,
      firstName: 'Sam',
      lastName: `Number ${count}`,
      passwordHash: hash,
      authProvider: 'cognito',
    }),
  );
  return { accountId, email, role };
}

/** A recruiter with an organisation of their own, on the free plan. */
export async function createParent(app: TestApp): Promise<Recruiter> {
  const person = await createPerson(app, 'recruiter');
  const organisationId = await app.platform.database.transaction(systemScope, (tx) =>
    foundOrganisation(tx, { accountId: person.accountId, name: `Organisation of ${person.email}` }),
  );
  return { ...person, organisationId };
}

export async function createCompany(app: TestApp, organisationId: string, companyName = 'A company'): Promise<string> {
  const { id } = await app.platform.database.system
    .insertInto('companies')
    .values({ organisation_id: organisationId, company_name: companyName })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A teammate who sees one company of an organisation, or all of them. */
export async function createMember(
  app: TestApp,
  organisationId: string,
  companyId: string | null,
  limitedRole?: LimitedRole,
): Promise<Recruiter> {
  const person = await createPerson(app, 'recruiter');
  const { system } = app.platform.database;
  await system
    .insertInto('members')
    .values({ account_id: person.accountId, organisation_id: organisationId })
    .execute();
  await system
    .insertInto('memberships')
    .values({
      account_id: person.accountId,
      organisation_id: organisationId,
      scope: companyId ? 'company' : 'all',
      role: limitedRole ?? (companyId ? 'recruiter' : 'admin'),
      company_id: companyId,
    })
    .execute();
  return { ...person, organisationId };
}

/** Puts an organisation on a plan; a period that has ended makes it lapsed. */
export async function setPlan(
  app: TestApp,
  organisationId: string,
  plan: { name: 'free' | 'starter' | 'scale' | 'enterprise'; periodEnd?: Date },
): Promise<void> {
  const isFree = plan.name === 'free';
  await app.platform.database.system
    .updateTable('subscriptions')
    .set((eb) => ({
      plan_id: eb.selectFrom('plans').select('id').where('name', '=', plan.name),
      status: isFree ? 'free' : 'active',
      term: isFree ? null : 'monthly',
      current_period_end: isFree ? null : (plan.periodEnd ?? new Date(app.clock.now().getTime() + 864e5)),
    }))
    .where('organisation_id', '=', organisationId)
    .execute();
}

export async function signIn(
  app: TestApp,
  person: Person,
): Promise<{ token: string; cookies: Record<string, string> }> {
  const answer = await app.call(login, { body: { email: person.email, password: testPassword, role: person.role } });
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.body.message}`);
  return { token: answer.body.accessToken, cookies: answer.cookies };
}
