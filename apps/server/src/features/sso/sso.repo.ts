import type { Tx } from '../../platform/database/database.ts';

const connectionOf = (tx: Tx, organisationId: string) =>
  tx.selectFrom('sso_connections').selectAll().where('organisation_id', '=', organisationId);

export const findConnection = (tx: Tx, organisationId: string) => connectionOf(tx, organisationId).executeTakeFirst();

/** Before it is changed: a proof that comes meanwhile is not written over. */
export const lockConnection = (tx: Tx, organisationId: string) =>
  connectionOf(tx, organisationId).forUpdate().executeTakeFirst();

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** Only a domain that was proved leads anywhere. */
export const findConnectionOfDomain = (tx: Tx, domain: string) =>
  tx
    .selectFrom('sso_connections')
    .selectAll()
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();

export async function saveConnection(tx: Tx, connection: ConnectionRow): Promise<void> {
  const { organisation_id: _, ...values } = connection;
  await tx
    .insertInto('sso_connections')
    .values(connection)
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute();
}

export async function markVerified(tx: Tx, organisationId: string, proved: { domain: string; now: Date }) {
  const row = await tx
    .updateTable('sso_connections')
    .set({ verified_at: proved.now })
    .where('organisation_id', '=', organisationId)
    .where('domain', '=', proved.domain)
    .returning('organisation_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Someone came in through it; of a provider that was exchanged meanwhile that says nothing. */
export async function markProved(tx: Tx, connection: ConnectionRow, now: Date): Promise<void> {
  if (connection.proved_at) return;
  await tx
    .updateTable('sso_connections')
    .set({ proved_at: now })
    .where('organisation_id', '=', connection.organisation_id)
    .where('issuer', '=', connection.issuer)
    .where('client_id', '=', connection.client_id)
    .where('domain', '=', connection.domain)
    .where('proved_at', 'is', null)
    .execute();
}

export async function deleteConnection(tx: Tx, organisationId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('sso_connections')
    .where('organisation_id', '=', organisationId)
    .returning('organisation_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface SsoAttempt {
  id: string;
  organisationId: string;
  nonce: string;
  codeVerifier: string;
  browserHash: Buffer;
  nextPath: string | null;
  expiresAt: Date;
}

/** Those that were never finished go with the next one of their organisation. */
export async function insertAttempt(tx: Tx, attempt: SsoAttempt, now: Date): Promise<void> {
  const { organisationId } = attempt;
  await tx
    .deleteFrom('sso_attempts')
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '<', now)
    .execute();
  await tx
    .insertInto('sso_attempts')
    .values({
      id: attempt.id,
      organisation_id: organisationId,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      browser_hash: attempt.browserHash,
      next_path: attempt.nextPath,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Reading an attempt spends it: a state that comes back twice finds nothing the second time. */
export const takeAttempt = (tx: Tx, organisationId: string, id: string) =>
  tx
    .deleteFrom('sso_attempts')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export interface ProviderSubject {
  organisationId: string;
  issuer: string;
  subject: string;
}

export async function findIdentity(tx: Tx, { organisationId, issuer, subject }: ProviderSubject) {
  const row = await tx
    .selectFrom('sso_identities')
    .select('account_id')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function insertIdentity(tx: Tx, who: ProviderSubject, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('sso_identities')
    .values({
      organisation_id: who.organisationId,
      issuer: who.issuer,
      subject: who.subject,
      account_id: accountId,
      created_at: now,
    })
    .execute();
}

/** The organisation an account is a member of. */
export async function findOrganisationOf(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('members')
    .select('organisation_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.organisation_id ?? null;
}
