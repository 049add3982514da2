import { isDeepStrictEqual } from 'node:util';
import type { getCv } from '@candela/contract/cvs/cvs.routes.ts';
import { type Cv, socialsSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Holder } from '@candela/contract/cvs/holders.schemas.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { recordView } from '../../platform/audit/views.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { updateOwnCv } from '../../records/cvs.repo.ts';
import { columnsOf } from '../authorship/judged-cv.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { toCv } from './cv-view.ts';
import * as repo from './cvs.repo.ts';
import { applyEdit, type CvEdit, keepSources, textOf } from './edit-cv.ts';
import { listHolders } from './list-holders.ts';
import { assertUnchanged } from './load-file.ts';
import { indexForSearch } from './record-cv.ts';

type Viewer = RecruiterPrincipal | CandidatePrincipal;

export interface CvsOptions {
  database: Database;
  clock: Clock;
  storage: Storage;
  scoring: Pick<ScoringService, 'rescorePerson' | 'judgeCv'>;
}

const downloadSeconds = 60;

const toShown = (row: repo.CvRow): RouteOutput<typeof getCv> => {
  const { name, email, phone, address } = row;
  const socials = socialsSchema.parse(row.socials);
  return { cv: toCv(row), candidate: { id: row.candidate_id, name, email, phone, address, socials } };
};

const scopeOf = (principal: Viewer) =>
  principal.role === 'recruiter' ? tenantScope(principal) : accountScope(principal);

export function createCvsService(options: CvsOptions) {
  return {
    get: (principal: Viewer, id: string) => showCv(options, principal, id),
    /** The same for a browser that prepares the next CV: noted as prepared, not as viewed. */
    getAhead: (principal: RecruiterPrincipal, id: string) => showCvAhead(options, principal, id),
    /** A link to the original that works for a minute. */
    getFileUrl: (principal: Viewer, id: string) => getFileUrl(options, principal, id),
    getOwn: (principal: CandidatePrincipal) => getOwnCv(options, principal),
    /** Who else has a CV about them. */
    listHolders: (principal: CandidatePrincipal) => listOwnHolders(options, principal),
    update: (principal: CandidatePrincipal, id: string, edit: OwnCvEdit) => editOwnCv(options, principal, id, edit),
    confirm: (principal: CandidatePrincipal, id: string) => confirmOwnCv(options, principal, id),
  };
}

export type CvsService = ReturnType<typeof createCvsService>;

const showCv = (options: CvsOptions, principal: Viewer, id: string): Promise<RouteOutput<typeof getCv>> =>
  options.database.transaction(scopeOf(principal), async (tx) => {
    const row = await findVisibleCv(tx, principal, id);
    if (principal.role === 'recruiter') await noteView(options, tx, principal, 'cv.viewed', row);
    return toShown(row);
  });

const showCvAhead = (
  options: CvsOptions,
  principal: RecruiterPrincipal,
  id: string,
): Promise<RouteOutput<typeof getCv>> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const row = await findVisibleCv(tx, principal, id);
    await noteView(options, tx, principal, 'cv.prepared', row);
    return toShown(row);
  });

async function getFileUrl({ database, clock, storage }: CvsOptions, principal: Viewer, id: string): Promise<string> {
  const file = await database.transaction(scopeOf(principal), async (tx) => {
    const row = await findVisibleCv(tx, principal, id);
    if (row.storage_key === null) throw new AppError('NOT_FOUND');
    await recordAudit(tx, {
      action: 'cv.opened',
      at: clock.now(),
      organisationId: principal.role === 'recruiter' ? principal.organisationId : null,
      actorAccountId: principal.accountId,
      subject: { type: 'candidate', id: row.candidate_id },
      detail: { cvId: id },
    });
    const { storage_key: key, file_name: fileName, content_type: contentType, sha256 } = row;
    return { key, fileName, contentType, sha256 };
  });
  await assertUnchanged(storage, file.key, file.sha256);
  return storage.signDownload({ ...file, expiresInSeconds: downloadSeconds });
}

const getOwnCv = ({ database }: CvsOptions, principal: CandidatePrincipal): Promise<Cv | null> =>
  database.transaction(accountScope(principal), async (tx) => {
    const row = await repo.findCurrentOwnCv(tx, principal.accountId);
    return row ? toCv(row) : null;
  });

const listOwnHolders = ({ database }: CvsOptions, principal: CandidatePrincipal): Promise<Holder[]> =>
  database.transaction(accountScope(principal), (tx) => listHolders(tx, principal.accountId));

/** With when the CV was last edited as far as the caller knows. */
type OwnCvEdit = CvEdit & { editedAt?: string | null | undefined };

async function editOwnCv(
  { database, clock, scoring }: CvsOptions,
  principal: CandidatePrincipal,
  id: string,
  { editedAt, ...edit }: OwnCvEdit,
): Promise<Cv> {
  await database.transaction(accountScope(principal), (tx) => lockOwnCv(tx, principal, id));
  // The scores that follow belong to the organisations the person applied to, out of a person's own reach.
  return database.transaction(systemScope, async (tx) => {
    const now = clock.now();
    const row = await lockOwnCv(tx, principal, id);
    const before = toCv(row);
    const content = applyEdit(before, edit);
    // Saved as it stood, it counts as neither edited nor to be scored anew.
    if (isDeepStrictEqual({ ...before, ...content }, before)) return before;
    if (editedAt !== undefined && editedAt !== before.editedAt) throw new AppError('CONFLICT');
    const sources = keepSources(before, content, before.sources);
    const text = textOf({ ...before, ...content });
    const judged = await scoring.judgeCv({ text, experience: content.experience }, now);
    await updateOwnCv(tx, id, {
      summary: content.summary,
      skills: content.skills,
      experience_years: content.experience_years,
      experience: JSON.stringify(content.experience),
      education: JSON.stringify(content.education),
      sources: JSON.stringify(sources),
      text,
      ...columnsOf(judged),
      prepared: null,
      prepared_version: null,
      edited_at: now,
      updated_at: now,
    });
    await indexForSearch(tx, id, row.name, { ...content, text }, null);
    await recordAudit(tx, {
      action: 'cv.edited',
      at: now,
      actorAccountId: principal.accountId,
      subject: { type: 'candidate', id: row.candidate_id },
      detail: { cvId: id },
    });
    await scoring.rescorePerson(tx, row.candidate_id);
    const authorship = { ...before.authorship, ...judged };
    return { ...before, ...content, sources, authorship, editedAt: now.toISOString() };
  });
}

const confirmOwnCv = ({ database, clock }: CvsOptions, principal: CandidatePrincipal, id: string): Promise<Cv> =>
  database.transaction(accountScope(principal), async (tx) => {
    const now = clock.now();
    const row = await lockOwnCv(tx, principal, id);
    await updateOwnCv(tx, id, { confirmed_at: now });
    await recordAudit(tx, {
      action: 'cv.confirmed',
      at: now,
      actorAccountId: principal.accountId,
      subject: { type: 'candidate', id: row.candidate_id },
      detail: { cvId: id },
    });
    return toCv({ ...row, confirmed_at: now });
  });

async function findVisibleCv(tx: Tx, principal: Viewer, id: string): Promise<repo.CvRow> {
  const row = await repo.findCv(tx, principal, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function lockOwnCv(tx: Tx, principal: CandidatePrincipal, id: string): Promise<repo.CvRow> {
  const row = await repo.lockOwnCv(tx, principal.accountId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const noteView = (
  { clock }: CvsOptions,
  tx: Tx,
  principal: RecruiterPrincipal,
  action: 'cv.viewed' | 'cv.prepared',
  row: repo.CvRow,
) =>
  recordView(tx, {
    action,
    at: clock.now(),
    organisationId: principal.organisationId,
    actorAccountId: principal.accountId,
    candidateId: row.candidate_id,
    detail: { cvId: row.id },
  });
