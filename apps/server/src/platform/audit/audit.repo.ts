import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export interface AuditEvent {
  /** `feature.what-happened`, for example `auth.signed-in`. */
  action: string;
  at: Date;
  organisationId?: string | null;
  actorAccountId?: string | null;
  subject?: { type: string; id: string };
  detail?: Record<string, string | number | boolean | null>;
  requestId?: string;
  address?: string;
}

/** The log stays when a person goes, so that what is typed into it as a reason carries no address of theirs. */
const withoutAddresses = (detail: NonNullable<AuditEvent['detail']>): NonNullable<AuditEvent['detail']> =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g, '(address)') : value,
    ]),
  );

/** The API key that a transaction acts for; null for people and background work. */
const actingKey = sql<string | null>`nullif(current_setting('app.api_key_id', true), '')`;

/**
 * Plain inserts in the business transaction; the chain is sealed afterwards, off the request's path. What a key does is its own
 * act, not that of the parent for whose organisation it works.
 */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await tx
    .insertInto('audit_events')
    .values({
      at: event.at,
      action: event.action,
      organisation_id: event.organisationId ?? null,
      actor_account_id: sql`case when ${actingKey} is null then ${event.actorAccountId ?? null}::uuid end`,
      subject_type: event.subject?.type ?? null,
      subject_id: event.subject?.id ?? null,
      detail: sql`${JSON.stringify(withoutAddresses(event.detail ?? {}))}::jsonb || case when ${actingKey} is null then '{}' else jsonb_build_object('apiKeyId', ${actingKey}) end`,
      request_id: event.requestId ?? null,
      address: event.address ?? null,
    })
    .execute();
}

/** Events that belong to no organisation form a chain of their own. */
const nilChain = '00000000-0000-0000-0000-000000000000';
const batch = 2000;

interface EventRow {
  id: number;
  chain: string;
  canonical: string;
}

const canonicalEvent = sql<string>`concat_ws('|', e.id, extract(epoch from e.at)::text, coalesce(e.organisation_id::text, ''),
  coalesce(e.actor_account_id::text, ''), e.action, coalesce(e.subject_type, ''), coalesce(e.subject_id::text, ''),
  e.detail::text, coalesce(e.request_id, ''), coalesce(e.address, ''))`;

const link = (previous: Buffer, canonical: string): Buffer =>
  createHash('sha256').update(previous).update(canonical).digest();

/** Appends what is not yet sealed to each organisation's chain. Two sealers at once wait for each other. */
export async function sealAudit(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('candela.audit-seal'))`.execute(tx);
  // Ids are given before commit, so a late commit may carry a lower one: seal by absence, not by "since".
  const { rows } = await sql<EventRow>`
    select e.id, coalesce(e.organisation_id, ${nilChain}::uuid) as chain, ${canonicalEvent} as canonical
    from audit_events e
    where not exists (select from audit_seals s where s.event_id = e.id)
    order by e.id limit ${batch}`.execute(tx);
  const heads = new Map<string, { position: number; hash: Buffer }>();
  for (const row of rows) {
    const head = heads.get(row.chain) ?? (await findHead(tx, row.chain));
    const next = { position: head.position + 1, hash: link(head.hash, row.canonical) };
    heads.set(row.chain, next);
    await tx
      .insertInto('audit_seals')
      .values({ event_id: row.id, chain: row.chain, position: next.position, hash: next.hash })
      .execute();
  }
  return rows.length;
}

async function findHead(tx: Tx, chain: string): Promise<{ position: number; hash: Buffer }> {
  const row = await tx
    .selectFrom('audit_seals')
    .select(['position', 'hash'])
    .where('chain', '=', chain)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { position: Number(row.position), hash: row.hash } : { position: 0, hash: Buffer.alloc(32) };
}

/**
 * The same question about the newest events alone, for callers who ask often: a lookup for each, however long the log is.
 * Names the first among them that was changed, taken out or moved; null when there is none.
 */
export async function verifyNewestSeals(tx: Tx, count: number): Promise<number | null> {
  const { rows } = await sql<{ event_id: number }>`
    select s.event_id from audit_seals s
    where s.event_id > (select max(event_id) from audit_seals) - ${count}::bigint
      and s.hash is distinct from sha256(
        case when s.position = 1 then ${Buffer.alloc(32)}::bytea
          else (select p.hash from audit_seals p where p.chain = s.chain and p.position = s.position - 1) end
        || convert_to((select ${canonicalEvent} from audit_events e where e.id = s.event_id), 'UTF8'))
    order by s.event_id limit 1`.execute(tx);
  return rows[0]?.event_id ?? null;
}

/** Recomputes every chain and names the first event that does not fit; null when all do. */
export async function verifyAudit(tx: Tx): Promise<{ chain: string; eventId: number } | null> {
  const { rows } = await sql<EventRow & { hash: Buffer; position: number }>`
    select s.event_id as id, s.chain, s.hash, s.position, ${canonicalEvent} as canonical
    from audit_seals s left join audit_events e on e.id = s.event_id
    order by s.chain, s.position`.execute(tx);
  let chain = '';
  let expectedPosition = 0;
  let previous: Buffer = Buffer.alloc(32);
  for (const row of rows) {
    if (row.chain !== chain) {
      chain = row.chain;
      expectedPosition = 0;
      previous = Buffer.alloc(32);
    }
    expectedPosition += 1;
    const hash = link(previous, row.canonical);
    if (!hash.equals(row.hash) || Number(row.position) !== expectedPosition) return { chain, eventId: row.id };
    previous = hash;
  }
  return null;
}
