import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { dataDir } from '../product-place.ts';

async function query(statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const read = (name: string) => readFileSync(path.join(dataDir, 'postgres', name), 'utf8').trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(read('port')),
    user: 'postgres',
    password: read('password'),
    database: 'candela',
  });
  await client.connect();
  return client.query(statement, values).finally(() => client.end());
}

/** What cannot be done through the product's own doors, or only by a long way round: let time pass, suspend, remove. */
export async function changeInDatabase(statement: string, values: unknown[]): Promise<void> {
  const { rowCount } = await query(statement, values);
  if (!rowCount) throw new Error(`There was nothing to change for ${values[0]}`);
}

/** What the product shows or gives away is compared with what it keeps. */
export const readDatabase = async <Row>(statement: string, values: unknown[]): Promise<Row[]> =>
  (await query(statement, values)).rows;

/** The demo's CVs that are still to be read: that goes on in the background when the product has started. */
export async function countUnreadDemoCvs(): Promise<number> {
  const { rows } = await query(
    `select count(*)::int as unread from cv_files join accounts on accounts.id = account_id
     where email like '%@demo.candela.test' and status in ('awaited', 'arrived', 'reading')`,
  );
  return rows[0].unread;
}

const change = (statement: string, email: string) => changeInDatabase(statement, [email]);

const theirAccount = '(select id from accounts where email = $1)';

/** As if the sign-in had been a while ago: long enough to be asked for the password again. */
export const ageSignIn = (email: string) =>
  change(
    `update sessions set authenticated_at = authenticated_at - interval '6 minutes' where account_id in ${theirAccount}`,
    email,
  );

export const suspendAccount = (email: string) =>
  change('update accounts set suspended_at = now() where email = $1', email);

export const removeAccount = (email: string) => change('delete from accounts where email = $1', email);

export const removeFromOrganisation = (email: string) =>
  change(`delete from members where account_id in ${theirAccount}`, email);
