import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CsvCell, csvHead, csvLine } from '../../platform/csv.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readRow } from '../../platform/database/stored-row.ts';
import { CsvFile, inTurn, linesAtOnce, linesOfPiece } from '../../platform/http/csv-file.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { choose, type ExportQuery } from './list-choice.service.ts';
import { countApplications } from './list-count.repo.ts';
import * as repo from './list-file.repo.ts';

const mostLines = 100_000;

interface Options {
  database: Database;
  clock: Clock;
}

/** The whole list as a file; that it was taken is noted before any of it leaves. */
export async function writeListFile(
  { database, clock }: Options,
  principal: RecruiterPrincipal,
  query: ExportQuery,
): Promise<string | CsvFile> {
  const scope = tenantScope(principal);
  const read = <T>(work: (tx: Tx) => Promise<T>) => database.readListAtOnce(scope, work);
  const whole = await database.readList(scope, (tx) => readWhole(tx, principal, query));
  const isLong = whole.counted.total > linesAtOnce;
  const rows = isLong ? [] : await read((tx) => repo.listLines(tx, whole));
  const ids = isLong ? await inTurn(() => read((tx) => repo.listIds(tx, whole, mostLines))) : undefined;
  await database.transaction(scope, (tx) =>
    recordAudit(tx, {
      action: 'applications.exported',
      at: clock.now(),
      organisationId: principal.organisationId,
      actorAccountId: principal.accountId,
      detail: { count: ids?.count ?? rows.length },
    }),
  );
  const beginning = csvHead(headers) + rows.map(toLine).join('');
  if (!ids) return beginning;
  return new CsvFile(writePieces(beginning, ids, (some) => inTurn(() => read((tx) => repo.listLinesOf(tx, some)))));
}

/** What was asked for, and how many that is, which decides how it is read. */
async function readWhole(
  tx: Tx,
  principal: RecruiterPrincipal,
  { sort, order, ...asked }: ExportQuery,
): Promise<repo.Whole> {
  const filter = await choose(tx, principal, asked);
  return { filter, counted: await countApplications(tx, filter, linesAtOnce + 1), sort, order };
}

async function* writePieces(
  beginning: string,
  ids: repo.Ids,
  readLines: (ids: string) => Promise<repo.Line[]>,
): AsyncGenerator<string> {
  yield beginning;
  for (let from = 0; from < ids.count; from += linesOfPiece) {
    const rows = await readLines(ids.some(from, linesOfPiece));
    yield rows.map(toLine).join('');
  }
}

const columns: readonly (readonly [header: string, cell: (row: repo.LineRow) => CsvCell])[] = [
  ['Candidate', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Position', ({ job_title }) => job_title],
  ['Stage', ({ status }) => status],
  ['Match score', ({ score }) => (score === null ? null : Math.round(score))],
  ['Assessment score', ({ total_score }) => total_score],
  ['Source', ({ source }) => source],
  ['Applied', ({ applied_at }) => applied_at.toISOString()],
  ['Last moved', ({ updated_at }) => updated_at.toISOString()],
];

const headers = columns.map(([header]) => header);
const toLine = (line: repo.Line): string => {
  const row = readRow(line);
  return csvLine(columns.map(([, cell]) => cell(row)));
};
