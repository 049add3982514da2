import type { DataHolder, PrivacyOverview } from '@candela/contract/privacy/privacy.routes.ts';
import { objectionChanged } from '../../events/candidates.events.ts';
import { countHeld, type HeldCount } from '../../personal-data/export-person.repo.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { PersonalData, PersonalTables } from '../../platform/manifest/personal-data.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { CandidatePrincipal, Principal } from '../../platform/sessions/principal.ts';
import { setObjectedAt, upsertOwn } from '../../records/candidates.repo.ts';
import { deleteFilesTask } from '../candidates/candidates.tasks.ts';
import { type ErasureTellers, tellErased } from '../candidates/tell-erased.service.ts';
import { toDataExport } from './export.service.ts';
import { findOwnCv, listExports } from './exports.repo.ts';
import * as persons from './persons.repo.ts';
import { toJsonResume } from './resume.ts';

export interface PrivacyOptions extends ErasureTellers {
  database: Database;
  clock: Clock;
  events: Events;
  queue: Queue;
  personal: PersonalData;
}

/** Organisations hold records of people whose own scope does not show them: each call is bound to the caller's person. */
export function createPrivacyService(options: PrivacyOptions) {
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) => options.database.transaction(systemScope, work);
  return {
    describe: (principal: Principal) => inSystem((tx) => describe(tx, options.personal.tables, principal)),
    setObjection: (principal: CandidatePrincipal, isObjecting: boolean) =>
      inSystem((tx) => setObjection(tx, options, principal, isObjecting)),
    eraseAt: (principal: CandidatePrincipal, organisationId: string) =>
      inSystem((tx) => eraseAt(tx, options, principal, organisationId)),
    getResume: (principal: CandidatePrincipal) =>
      inSystem(async (tx) => {
        const cv = await findOwnCv(tx, principal.accountId);
        if (!cv) throw new AppError('NO_CV');
        return toJsonResume(cv);
      }),
  };
}

export type PrivacyService = ReturnType<typeof createPrivacyService>;

async function ownPerson(tx: Tx, { accountId }: Principal): Promise<persons.KnownPerson> {
  const person = await persons.findPerson(tx, accountId);
  if (!person) throw new AppError('UNAUTHENTICATED');
  return person;
}

async function lockOwnPerson(tx: Tx, { accountId }: Principal): Promise<persons.KnownPerson> {
  const person = await persons.lockPerson(tx, accountId);
  if (!person) throw new AppError('UNAUTHENTICATED');
  return person;
}

async function describe(tx: Tx, tables: PersonalTables, principal: Principal): Promise<PrivacyOverview> {
  const person = await ownPerson(tx, principal);
  const counts = await countHeld(tx, tables, person);
  const holders = await persons.listHolders(tx, person.candidateIds);
  const own = await persons.findOwnRecord(tx, person.accountId);
  const organisation = await persons.findOwnedOrganisation(tx, person.accountId);
  const held = new Set(holders.map(({ organisation_id }) => organisation_id));
  return {
    email: person.email,
    accountItems: toItems(
      tables,
      counts.filter(({ organisationId }) => organisationId === null || !held.has(organisationId)),
    ),
    holders: [...Map.groupBy(holders, ({ organisation_id }) => organisation_id).values()].map((rows) =>
      toHolder(tables, counts, rows),
    ),
    objectedAt: own?.objected_at?.toISOString() ?? null,
    exports: (await listExports(tx, person.accountId)).map(toDataExport),
    stays: Object.values(tables).flatMap(({ holds, erased, belongs }) =>
      typeof erased === 'object' && 'stays' in erased && Object.keys(belongs).length > 0
        ? [{ holds, why: erased.stays }]
        : [],
    ),
    organisation: organisation
      ? { name: organisation.name, otherMembers: organisation.other_members, hasPaidPlan: organisation.has_paid_plan }
      : null,
  };
}

function toHolder(
  tables: PersonalTables,
  counts: readonly HeldCount[],
  rows: readonly persons.HolderRow[],
): DataHolder {
  const [first] = rows as [persons.HolderRow];
  const own = earliest(rows.filter(({ is_their_record }) => is_their_record));
  const applied = earliest(rows.filter(({ is_their_record }) => !is_their_record));
  return {
    organisationId: first.organisation_id,
    organisationName: first.organisation_name,
    isTheirRecord: rows.some(({ is_their_record }) => is_their_record),
    isClaimed: rows.every(({ is_claimed }) => is_claimed),
    recordId: rows.find((row) => row.is_their_record && row.is_claimed)?.candidate_id ?? null,
    since: own ?? applied ?? first.since.toISOString(),
    appliedAt: applied,
    items: toItems(
      tables,
      counts.filter(({ organisationId }) => organisationId === first.organisation_id),
    ),
  };
}

const earliest = (rows: readonly persons.HolderRow[]): string | null =>
  rows.length === 0 ? null : new Date(Math.min(...rows.map(({ since }) => since.getTime()))).toISOString();

const toItems = (tables: PersonalTables, counts: readonly HeldCount[]) =>
  [...Map.groupBy(counts, ({ table }) => table)].flatMap(([table, rows]) => {
    const declared = tables[table];
    if (!declared) return [];
    const { holds, exported } = declared;
    const notExported = typeof exported === 'object' && 'never' in exported ? exported.never : null;
    return [{ holds, count: rows.reduce((sum, { count }) => sum + count, 0), notExported }];
  });

async function setObjection(
  tx: Tx,
  { clock, events }: PrivacyOptions,
  principal: CandidatePrincipal,
  isObjecting: boolean,
): Promise<{ objectedAt: string | null }> {
  const now = clock.now();
  const own = (await persons.findOwnRecord(tx, principal.accountId)) ?? (await makeOwnRecord(tx, principal, now));
  if ((own.objected_at !== null) === isObjecting) return { objectedAt: own.objected_at?.toISOString() ?? null };
  const { candidateIds } = await lockOwnPerson(tx, principal);
  const at = isObjecting ? now : null;
  await setObjectedAt(tx, candidateIds, at);
  for (const { candidate_id: candidateId, organisation_id } of await persons.listHolders(tx, candidateIds)) {
    await events.emit(tx, objectionChanged, organisation_id, { candidateId, isObjecting });
  }
  await recordAudit(tx, {
    action: isObjecting ? 'privacy.objected' : 'privacy.objection-withdrawn',
    at: now,
    actorAccountId: principal.accountId,
    subject: { type: 'candidate', id: own.id },
  });
  return { objectedAt: at?.toISOString() ?? null };
}

/** The objection stands on the candidate's own record, which one without a CV may not have yet. */
async function makeOwnRecord(tx: Tx, { accountId, email }: CandidatePrincipal, now: Date) {
  const record = { account_id: accountId, email, name: await persons.findName(tx, accountId), created_at: now };
  await upsertOwn(tx, record, { updated_at: now });
  const own = await persons.findOwnRecord(tx, accountId);
  if (!own) throw new AppError('UNAUTHENTICATED');
  return own;
}

async function eraseAt(
  tx: Tx,
  { clock, queue, personal, ...tellers }: PrivacyOptions,
  principal: CandidatePrincipal,
  organisationId: string,
): Promise<void> {
  const { candidateIds, email } = await lockOwnPerson(tx, principal);
  const held = (await persons.listHolders(tx, candidateIds)).filter((row) => row.organisation_id === organisationId);
  if (held.length === 0) throw new AppError('NOT_FOUND');
  const theirs = held.filter(({ is_their_record }) => is_their_record).map(({ candidate_id }) => candidate_id);
  const own = held.filter(({ is_their_record }) => !is_their_record).map(({ candidate_id }) => candidate_id);
  await tellErased(tx, tellers, organisationId, [...theirs, ...own]);
  const within = { organisationId, emails: [email] };
  const files = [
    ...(theirs.length > 0 ? await personal.erase(tx, { candidateIds: theirs, ...within }) : []),
    ...(own.length > 0 ? await personal.leave(tx, { candidateIds: own, ...within }) : []),
  ];
  if (files.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys: files }, { tenant: { organisationId } });
  for (const id of [...theirs, ...own]) {
    await recordAudit(tx, {
      action: 'candidate.erased',
      at: clock.now(),
      organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'candidate', id },
      detail: { by: 'the candidate', files: files.length },
    });
  }
}
