import { sql } from 'kysely';
import { ConfigurationError } from '../config/configuration-error.ts';
import type { Database, Tx } from './database.ts';
import { appRole, connectQuery, pooledNames } from './pool-settings.ts';

/** A pooler without the settings would let every request see every row: that must not even start. */
export async function assertPoolerSettings(database: Database): Promise<void> {
  const read = async (tx: Tx) => {
    const { rows } = await sql<{ role: string; scope: string | null }>`
      select current_user as role, current_setting('app.scope', true) as scope`.execute(tx);
    return rows[0];
  };
  const found = {
    scoped: await database.transaction({ kind: 'public' }, read),
    system: await read(database.system),
    public: await read(database.public),
  };
  for (const name of pooledNames) {
    const scope = name === 'system' ? 'system' : 'public';
    if (found[name]?.role === appRole && found[name].scope === scope) continue;
    throw new ConfigurationError(
      `DATABASE_POOLER_URL: its database for "${name}" needs connect_query = '${connectQuery(name)}'`,
    );
  }
}
