import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CsvCell, csvHead, csvLine } from '../../platform/csv.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readRow } from '../../platform/database/stored-row.ts';
import { isoMoment } from '../../platform/database/timestamps.ts';
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
  const writeLines = createLinesWriter((jobIds) => read((tx) => repo.listTitles(tx, jobIds)));
  const rows = isLong ? [] : await read((tx) => repo.listLines(tx, whole));
  const ids = isLong ? await inTurn(principal, () => read((tx) => repo.listIds(tx, whole, mostLines))) : undefined;
  await database.transaction(scope, (tx) =>
    recordAudit(tx, {
      action: 'applications.exported',
      at: clock.now(),
      organisationId: principal.organisationId,
      actorAccountId: principal.accountId,
      detail: { count: ids?.count ?? rows.length },
    }),
  );
  const beginning = csvHead(headers) + (await writeLines(rows));
  if (!ids) return beginning;
  const readPiece = (some: string) =>
    inTurn(principal, async () => writeLines(await read((tx) => repo.listLinesOf(tx, some))));
  return new CsvFile(writePieces(beginning, ids, readPiece));
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
  readPiece: (ids: string) => Promise<string>,
): AsyncGenerator<string> {
  yield beginning;
  for (let from = 0; from < ids.count; from += linesOfPiece) yield await readPiece(ids.some(from, linesOfPiece));
}

const columns: readonly (readonly [header: string, cell: (row: repo.LineRow, title: string) => CsvCell])[] = [
  ['Candidate', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Position', (_row, title) => title],
  ['Stage', ({ status }) => status],
  ['Match score', ({ score }) => (score === null ? null : Math.round(score))],
  ['Assessment score', ({ total_score }) => total_score],
  ['Source', ({ source }) => source],
  ['Applied', ({ applied_at }) => isoMoment(applied_at)],
  ['Last moved', ({ updated_at }) => isoMoment(updated_at)],
];

const headers = columns.map(([header]) => header);

/** Lines of one file, piece by piece: the title of a job is asked for when it is first met. */
function createLinesWriter(readTitles: (jobIds: string[]) => Promise<{ id: string; title: string }[]>) {
  const titles = new Map<string, string>();
  return async (lines: readonly repo.Line[]): Promise<string> => {
    const rows = lines.map(readRow);
    const unknown = new Set(rows.map(({ job_id }) => job_id).filter((id) => !titles.has(id)));
    if (unknown.size > 0) for (const { id, title } of await readTitles([...unknown])) titles.set(id, title);
    return rows.map((row) => toLine(row, titles.get(row.job_id) ?? '')).join('');
  };
}

const toLine = (row: repo.LineRow, title: string): string => csvLine(columns.map(([, cell]) => cell(row, title)));
