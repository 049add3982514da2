import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CsvCell, csvHead, csvLine } from '../../platform/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { CsvFile, linesOfPiece } from '../../platform/http/csv-file.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import * as repo from './leads.repo.ts';

interface Options {
  database: Database;
  clock: Clock;
}

/** Everyone who asked for a whitepaper, however many they are; that the file was taken is noted before any of it leaves. */
export async function exportLeads(
  { database, clock }: Options,
  principal: AdminPrincipal,
  filter: repo.LeadFilter,
): Promise<CsvFile> {
  const { system } = database;
  await noteExport({ database, clock }, principal, 'leads.exported', await repo.countLeads(system, filter));
  return new CsvFile(writePieces(leadColumns, (after) => repo.listLeadsAfter(system, filter, after, linesOfPiece)));
}

/** The same of the interest list. */
export async function exportInterest(
  { database, clock }: Options,
  principal: AdminPrincipal,
  { search }: { search: string },
): Promise<CsvFile> {
  const { system } = database;
  await noteExport({ database, clock }, principal, 'interest.exported', await repo.countInterest(system, search));
  return new CsvFile(
    writePieces(interestColumns, (after) => repo.listInterestAfter(system, search, after, linesOfPiece)),
  );
}

type Columns<Row> = readonly (readonly [header: string, cell: (row: Row) => CsvCell])[];

async function* writePieces<Row extends repo.Place>(
  columns: Columns<Row>,
  read: (after: repo.Place | undefined) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield csvHead(columns.map(([header]) => header));
  for (let after: Row | undefined, isRead = false; !isRead; ) {
    const rows = await read(after);
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    after = rows.at(-1);
    isRead = rows.length < linesOfPiece;
  }
}

const leadColumns: Columns<Awaited<ReturnType<typeof repo.listLeadsAfter>>[number]> = [
  ['First name', (row) => row.first_name],
  ['Last name', (row) => row.last_name],
  ['Company email', (row) => row.company_email],
  ['Whitepaper', (row) => row.resource_title],
  ['First requested', (row) => row.created_at.toISOString()],
  ['Last requested', (row) => row.last_requested_at.toISOString()],
  ['Requests', (row) => row.requests],
];

const interestColumns: Columns<Awaited<ReturnType<typeof repo.listInterestAfter>>[number]> = [
  ['Email', (row) => row.email],
  ['First name', (row) => row.first_name],
  ['Last name', (row) => row.last_name],
  ['Role', (row) => row.role],
  ['Registered', (row) => row.created_at.toISOString()],
  ['Unsubscribed', (row) => row.unsubscribed_at?.toISOString() ?? null],
];

/** Taking everyone's details away in one file is worth remembering. */
const noteExport = ({ database, clock }: Options, principal: AdminPrincipal, action: string, rows: number) =>
  recordAudit(database.system, {
    action,
    at: clock.now(),
    actorAccountId: principal.accountId,
    detail: { rows },
  });
