import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface CompanyRow {
  id: string;
  company_name: string;
  industry: number | null;
  description: string;
  location: string;
  website: string;
  career_page_url: string;
  size: number | null;
  contact_email: string;
  contact_phone: string;
  contact_name: string;
  contact_position: string;
  public_token: string;
  cv_library_credentials: Buffer | null;
  embed_settings: unknown;
  version: number;
  open_jobs: number;
  all_jobs: number;
}

const companies = (tx: Tx) =>
  tx
    .selectFrom('companies as c')
    .select([
      'c.id',
      'c.company_name',
      'c.industry',
      'c.description',
      'c.location',
      'c.website',
      'c.career_page_url',
      'c.size',
      'c.contact_email',
      'c.contact_phone',
      'c.contact_name',
      'c.contact_position',
      'c.public_token',
      'c.cv_library_credentials',
      'c.embed_settings',
      'c.version',
      sql<number>`(select count(*)::int from jobs j where j.company_id = c.id and j.status = 'Active')`.as('open_jobs'),
      sql<number>`(select count(*)::int from jobs j where j.company_id = c.id)`.as('all_jobs'),
    ]);

export const listCompanies = (tx: Tx, organisationId: string): Promise<CompanyRow[]> =>
  companies(tx)
    .where('c.organisation_id', '=', organisationId)
    .where('c.archived_at', 'is', null)
    .orderBy('c.company_name')
    .orderBy('c.id')
    .execute();

/** Those that were archived, newest first. */
export const listArchived = (tx: Tx, organisationId: string): Promise<CompanyRow[]> =>
  companies(tx)
    .where('c.organisation_id', '=', organisationId)
    .where('c.archived_at', 'is not', null)
    .orderBy('c.archived_at', 'desc')
    .execute();

export const findCompany = (tx: Tx, organisationId: string, id: string): Promise<CompanyRow | undefined> =>
  companies(tx).where('c.organisation_id', '=', organisationId).where('c.id', '=', id).executeTakeFirst();

/** Of those that the caller sees; it stays open until the transaction ends. */
export async function hasOpenCompany(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whatever row-level security shows this caller: for a candidate, a company with something on offer. */
export const findVisibleCompany = (tx: Tx, id: string): Promise<CompanyRow | undefined> =>
  companies(tx).where('c.id', '=', id).executeTakeFirst();

export interface CompanyValues {
  company_name?: string;
  industry?: number;
  description?: string;
  location?: string;
  website?: string;
  career_page_url?: string;
  size?: number | null;
  contact_email?: string;
  contact_phone?: string;
  contact_name?: string;
  contact_position?: string;
  cv_library_credentials?: Buffer;
  embed_settings?: string;
}

export async function insertCompany(
  tx: Tx,
  organisationId: string,
  id: string,
  values: CompanyValues & { company_name: string },
): Promise<void> {
  await tx
    .insertInto('companies')
    .values({ id, organisation_id: organisationId, ...values })
    .execute();
}

/** Locked, so that the credentials two people change at once are never a mixture. */
export const lockCompany = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'version', 'cv_library_credentials'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateCompany(
  tx: Tx,
  organisationId: string,
  id: string,
  values: CompanyValues & { public_token?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ ...values, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function setArchived(tx: Tx, organisationId: string, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ archived_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
