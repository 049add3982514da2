import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import { honeypotField, type registerInterest } from '@candela/contract/leads/interest.routes.ts';
import type * as contract from '@candela/contract/leads/leads.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import { readLink, signLink } from '../../platform/secrets/signed-link.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ResourcesService } from '../resources/resources.service.ts';
import { interestMail } from './leads.mails.ts';
import * as repo from './leads.repo.ts';
import { exportInterest, exportLeads } from './leads-file.service.ts';

type LeadFilter = RouteParsed<typeof contract.exportLeads>['query'];
type Interest = RouteParsed<typeof registerInterest>['body'];
type Paged<T> = Promise<{ items: T[]; pagination: Pagination }>;

const downloadSeconds = 300;
/** As long as a mail may lie in an inbox and still be opened. */
const unsubscribeFor = days(5 * 365);

export interface LeadsOptions {
  database: Database;
  clock: Clock;
  storage: Storage;
  mail: MailService;
  resources: ResourcesService;
  linkKey: Uint8Array;
  linkOrigin: string;
}

export function createLeadsService(options: LeadsOptions) {
  return {
    /** Keeps who asked and answers with a link that works for a few minutes. */
    request: (slug: string, person: { firstName: string; lastName: string; companyEmail: string }) =>
      requestResource(options, slug, person),
    /** The same answer to every visitor, so that none can ask who is on the list. */
    registerInterest: (person: Interest) => joinInterestList(options, person),
    unsubscribe: (token: string) => unsubscribe(options, token),
    listLeads: (query: RouteParsed<typeof contract.listLeads>['query']) => listLeads(options, query),
    exportLeads: (principal: AdminPrincipal, filter: LeadFilter) => exportLeads(options, principal, filter),
    listInterest: (query: RouteParsed<typeof contract.listInterest>['query']) => listInterest(options, query),
    exportInterest: (principal: AdminPrincipal, filter: { search: string }) =>
      exportInterest(options, principal, filter),
  };
}

export type LeadsService = ReturnType<typeof createLeadsService>;

async function requestResource(
  { database, clock, storage, resources }: LeadsOptions,
  slug: string,
  { firstName, lastName, companyEmail }: { firstName: string; lastName: string; companyEmail: string },
): Promise<string> {
  const file = await resources.findFile(slug).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? unavailable() : error;
  });
  if (!file) throw unavailable();
  const now = clock.now();
  await database.transaction(systemScope, async (tx) => {
    if (!(await repo.holdResource(tx, file.resourceId))) throw unavailable();
    await repo.upsertLead(tx, {
      resource_id: file.resourceId,
      first_name: firstName,
      last_name: lastName,
      company_email: companyEmail,
      created_at: now,
      last_requested_at: now,
    });
  });
  return storage.signDownload({
    key: file.storageKey,
    fileName: file.fileName,
    contentType: 'application/pdf',
    expiresInSeconds: downloadSeconds,
  });
}

const unavailable = () => new AppError('NOT_FOUND', { message: 'This resource is unavailable right now.' });

async function joinInterestList(
  { database, clock, mail, linkKey, linkOrigin }: LeadsOptions,
  person: Interest,
): Promise<void> {
  // A visitor who cannot see the field does not fill it in.
  if (person[honeypotField] !== '') return;
  await database.transaction(systemScope, async (tx) => {
    const now = clock.now();
    const id = await repo.joinList(tx, {
      email: person.EMAIL,
      first_name: person.FNAME,
      last_name: person.LNAME,
      role: person.ROLE,
      created_at: now,
    });
    if (!id) return;
    const token = signLink(linkKey, 'unsubscribe', id, after(now, unsubscribeFor));
    await mail.queueMail(tx, {
      to: person.EMAIL,
      content: interestMail({
        firstName: person.FNAME,
        unsubscribeUrl: `${linkOrigin}/unsubscribe?token=${token}`,
      }),
    });
  });
}

async function unsubscribe({ database, clock, linkKey }: LeadsOptions, token: string): Promise<void> {
  const id = readLink(linkKey, 'unsubscribe', token, clock.now());
  if (!id || !(await repo.leaveList(database.system, id, clock.now()))) throw new AppError('NOT_FOUND');
}

async function listLeads(
  { database }: LeadsOptions,
  { page, pageSize, ...filter }: RouteParsed<typeof contract.listLeads>['query'],
): Paged<contract.LeadItem> {
  const [rows, total] = await Promise.all([
    repo.listLeadRows(database.system, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    repo.countLeads(database.system, filter),
  ]);
  return { items: rows.map(toLead), pagination: paginate({ page, pageSize }, total) };
}

async function listInterest(
  { database }: LeadsOptions,
  { page, pageSize, search }: RouteParsed<typeof contract.listInterest>['query'],
): Paged<contract.InterestItem> {
  const [rows, total] = await Promise.all([
    repo.listInterestRows(database.system, search, { limit: pageSize, offset: (page - 1) * pageSize }),
    repo.countInterest(database.system, search),
  ]);
  return { items: rows.map(toInterest), pagination: paginate({ page, pageSize }, total) };
}

const toLead = (row: Awaited<ReturnType<typeof repo.listLeadRows>>[number]): contract.LeadItem => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  companyEmail: row.company_email,
  resourceId: row.resource_id,
  resourceTitle: row.resource_title,
  createdAt: row.created_at.toISOString(),
  requests: row.requests,
  lastRequestedAt: row.last_requested_at.toISOString(),
});

const toInterest = (row: Awaited<ReturnType<typeof repo.listInterestRows>>[number]): contract.InterestItem => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  createdAt: row.created_at.toISOString(),
  unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
});
