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
/**
 * Ids are given before commit, so a late commit may carry a lower one than was sealed last: so many events back are looked through
 * for such. Further back would be a transaction that stayed open while as many others were written.
 */
const lateWithin = 250_000;
/** Links checked at once: the log may be longer than memory. */
const verifiedAtOnce = 5000;

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
  const { rows } = await sql<EventRow>`
    select e.id, coalesce(e.organisation_id, ${nilChain}::uuid) as chain, ${canonicalEvent} as canonical
    from audit_events e
    where e.id > coalesce((select max(event_id) from audit_seals), 0) - ${lateWithin}::bigint
      and not exists (select from audit_seals s where s.event_id = e.id)
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

type SealedRow = EventRow & { hash: Buffer; position: number };

/** Recomputes every chain and names the first event that does not fit; null when all do. */
export async function verifyAudit(
  tx: Tx,
  atOnce: number = verifiedAtOnce,
): Promise<{ chain: string; eventId: number } | null> {
  let last: SealedRow | undefined;
  for (;;) {
    const rows = await listSealed(tx, last, atOnce);
    for (const row of rows) {
      const before = last?.chain === row.chain ? last : undefined;
      const hash = link(before?.hash ?? Buffer.alloc(32), row.canonical);
      const isNext = Number(row.position) === Number(before?.position ?? 0) + 1;
      if (!isNext || !hash.equals(row.hash)) return { chain: row.chain, eventId: row.id };
      last = row;
    }
    if (rows.length < atOnce) return null;
  }
}

/** Sealed events chain by chain, from the one behind the last that was seen. */
async function listSealed(tx: Tx, after: SealedRow | undefined, limit: number): Promise<SealedRow[]> {
  const isBehind = after ? sql`(s.chain, s.position) > (${after.chain}::uuid, ${after.position}::bigint)` : sql`true`;
  const { rows } = await sql<SealedRow>`
    select s.event_id as id, s.chain, s.hash, s.position, ${canonicalEvent} as canonical
    from audit_seals s left join audit_events e on e.id = s.event_id
    where ${isBehind} order by s.chain, s.position limit ${limit}`.execute(tx);
  return rows;
}
