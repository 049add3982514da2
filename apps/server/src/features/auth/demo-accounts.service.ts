import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { listAccountsOfDomain } from './accounts.repo.ts';
import { type DemoRules, demoDomain, isRefusedDemo } from './auth.policy.ts';
import { endSessionsOf } from './sessions.service.ts';

/**
 * At the start: a database that was seeded for a demonstration and now serves production may hold sessions of people who
 * know the public password. Answers the addresses that are shut out.
 */
export const shutOutDemoAccounts = (database: Database, clock: Clock, rules: DemoRules): Promise<string[]> =>
  database.transaction(systemScope, async (tx) => {
    const accounts = await listAccountsOfDomain(tx, demoDomain);
    const refused = accounts.filter((account) => isRefusedDemo(account, rules));
    const ids = refused.map(({ id }) => id);
    await endSessionsOf(tx, ids, { now: clock.now(), reason: 'demo account in production' });
    return refused.map(({ email }) => email);
  });
