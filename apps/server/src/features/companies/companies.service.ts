import { randomUUID } from 'node:crypto';
import type {
  Company,
  CreateCompanyInput,
  PublicCompany,
  UpdateCompanyInput,
} from '@candela/contract/companies/companies.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type AdminPrincipal,
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { refuseStale } from '../../platform/stale-change.ts';
import { enforceLimit } from '../subscriptions/subscriptions.service.ts';
import { assertMayAddCompany } from './companies.policy.ts';
import {
  type CompanyValues,
  findCompany,
  findVisibleCompany,
  insertCompany,
  listCompanies,
  lockCompany,
  updateCompany,
} from './companies.repo.ts';
import { deleteDraft } from './company-draft.repo.ts';
import { toCompany, toPublicCompany } from './company-view.ts';
import { openCredentials, sealCredentials } from './credentials.service.ts';

export interface CompaniesOptions {
  database: Database;
  clock: Clock;
  sealingKey: Uint8Array;
}

export function createCompaniesService(options: CompaniesOptions) {
  return {
    list: (principal: RecruiterPrincipal) => listOwnCompanies(options, principal),
    create: (principal: RecruiterPrincipal, input: CreateCompanyInput) => createCompany(options, principal, input),
    get: (principal: Reader, id: string) => getCompany(options, principal, id),
    update: (principal: RecruiterPrincipal, id: string, input: UpdateCompanyInput) =>
      changeCompany(options, principal, id, input),
    rotateToken: (principal: RecruiterPrincipal, id: string) => rotatePublicToken(options, principal, id),
  };
}

export type CompaniesService = ReturnType<typeof createCompaniesService>;

async function listOwnCompanies({ database }: CompaniesOptions, principal: RecruiterPrincipal): Promise<Company[]> {
  const rows = await database.transaction(tenantScope(principal), (tx) => listCompanies(tx, principal.organisationId));
  return rows.map(toCompany);
}

async function createCompany(
  options: CompaniesOptions,
  principal: RecruiterPrincipal,
  input: CreateCompanyInput,
): Promise<Company> {
  assertMayAddCompany(principal);
  return options.database.transaction(tenantScope(principal), async (tx) => {
    await enforceLimit(tx, principal.organisationId, 'companies');
    const id = randomUUID();
    const credentials = mergeCredentials(null, input);
    await insertCompany(tx, principal.organisationId, id, {
      ...toValues(input),
      company_name: input.companyName,
      ...(credentials && { cv_library_credentials: sealCredentials(options.sealingKey, id, credentials) }),
    });
    await deleteDraft(tx, principal);
    await recordCompanyAct(options, tx, principal, 'company.created', id);
    return readCompany(tx, principal, id);
  });
}

type Reader = RecruiterPrincipal | CandidatePrincipal | AdminPrincipal;

async function getCompany(
  { database }: CompaniesOptions,
  principal: Reader,
  id: string,
): Promise<Company | PublicCompany> {
  if (principal.role === 'recruiter') {
    return database.transaction(tenantScope(principal), (tx) => readCompany(tx, principal, id));
  }
  const row = await database.transaction(accountScope(principal), (tx) => findVisibleCompany(tx, id));
  if (!row) throw new AppError('NOT_FOUND');
  return toPublicCompany(row);
}

const changeCompany = (
  options: CompaniesOptions,
  principal: RecruiterPrincipal,
  id: string,
  input: UpdateCompanyInput,
): Promise<Company> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const locked = await lockCompany(tx, principal.organisationId, id);
    if (!locked) throw new AppError('NOT_FOUND');
    const { version, ...sent } = input;
    refuseStale(version, locked, sent, await readCompany(tx, principal, id));
    const credentials = mergeCredentials(openCredentials(options.sealingKey, id, locked.cv_library_credentials), input);
    await updateCompany(
      tx,
      principal.organisationId,
      id,
      {
        ...toValues(input),
        ...(credentials && { cv_library_credentials: sealCredentials(options.sealingKey, id, credentials) }),
      },
      options.clock.now(),
    );
    await recordCompanyAct(options, tx, principal, 'company.updated', id);
    return readCompany(tx, principal, id);
  });

const rotatePublicToken = (options: CompaniesOptions, principal: RecruiterPrincipal, id: string): Promise<Company> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    if (!(await lockCompany(tx, principal.organisationId, id))) throw new AppError('NOT_FOUND');
    const token = randomUUID().replaceAll('-', '');
    await updateCompany(tx, principal.organisationId, id, { public_token: token }, options.clock.now());
    await recordCompanyAct(options, tx, principal, 'company.token-rotated', id);
    return readCompany(tx, principal, id);
  });

const recordCompanyAct = (
  { clock }: CompaniesOptions,
  tx: Tx,
  principal: RecruiterPrincipal,
  action: string,
  id: string,
) =>
  recordAudit(tx, {
    action,
    at: clock.now(),
    organisationId: principal.organisationId,
    actorAccountId: principal.accountId,
    subject: { type: 'company', id },
  });

async function readCompany(tx: Tx, principal: RecruiterPrincipal, id: string): Promise<Company> {
  const row = await findCompany(tx, principal.organisationId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toCompany(row);
}

/** Sent only if filled: a new password keeps the old name, and the other way round. */
function mergeCredentials(stored: { username: string; password: string } | null, input: UpdateCompanyInput) {
  if (!input.cvLibraryUsername && !input.cvLibraryPassword) return null;
  const username = input.cvLibraryUsername || stored?.username;
  const password = input.cvLibraryPassword || stored?.password;
  if (username && password) return { username, password };
  // One without the other would be dropped, and the first advert fail for want of it.
  const [path, missing] = username ? ['cvLibraryPassword', 'password'] : ['cvLibraryUsername', 'username'];
  const message = `Please enter the CV-Library ${missing} as well.`;
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ path, message }] });
}

/** Only what was sent: an absent field must not become a column set to nothing. */
function toValues(input: UpdateCompanyInput): CompanyValues {
  const values: Record<keyof Omit<CompanyValues, 'cv_library_credentials'>, unknown> = {
    company_name: input.companyName,
    industry: input.industry,
    description: input.description,
    location: input.location,
    website: input.website,
    career_page_url: input.careerPageUrl || undefined,
    size: input.size,
    contact_email: input.contactEmail,
    contact_phone: input.contactPhone,
    contact_name: input.contactName,
    contact_position: input.contactPosition,
    embed_settings: input.embedSettings && JSON.stringify(input.embedSettings),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as CompanyValues;
}
