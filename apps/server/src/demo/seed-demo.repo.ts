import { sql } from 'kysely';
import { insertAccount } from '../features/auth/accounts.repo.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { foundOrganisation } from '../features/organisations/organisations.service.ts';
import { after, days } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { systemScope } from '../platform/database/scope.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** Fills an empty database, once, with the same people every time; dates are relative to the day it happens. */
export function seedDemo(database: Database, now: Date): Promise<boolean> {
  return database.transaction(systemScope, async (tx) => {
    // Processes that start together take turns; the later ones find the database no longer empty.
    await sql`select pg_advisory_xact_lock(hashtext('candela.demo-seed'))`.execute(tx);
    const existing = await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    await seedAccounts(tx, now);
    return true;
  });
}

async function seedAccounts(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const create = (name: keyof typeof demoAccounts) =>
    insertAccount(tx, { ...demoAccounts[name], passwordHash, authProvider: 'cognito' });

  await create('candidate');
  await create('admin');

  await foundOrganisation(tx, { accountId: await create('free'), name: 'Wren Consulting' });

  const organisationId = await foundOrganisation(tx, { accountId: await create('recruiter'), name: 'Achebe Group' });
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({
      plan_id: eb.selectFrom('plans').select('id').where('name', '=', 'scale'),
      status: 'active',
      term: 'yearly',
      current_period_end: after(now, days(240)),
    }))
    .where('organisation_id', '=', organisationId)
    .execute();
  const companies = await tx
    .insertInto('companies')
    .values([
      { organisation_id: organisationId, company_name: 'Northlight Robotics' },
      { organisation_id: organisationId, company_name: 'Harbour & Pine' },
    ])
    .returning('id')
    .execute();

  const teammate = await create('teammate');
  await tx.insertInto('members').values({ account_id: teammate, organisation_id: organisationId }).execute();
  await tx
    .insertInto('memberships')
    .values({
      account_id: teammate,
      organisation_id: organisationId,
      scope: 'company',
      role: 'recruiter',
      company_id: companies[0]?.id ?? null,
    })
    .execute();
}
