import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { SentReader } from '../../platform/database/sent-row.ts';
import { CsvFile, inTurn, linesAtOnce, linesOfPiece, WholeFile } from '../../platform/http/csv-file.ts';
import { CsvLines } from '../../platform/http/csv-lines.ts';
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
): Promise<WholeFile | CsvFile> {
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
  const beginning = await writeLines(rows);
  if (!ids) return new WholeFile(beginning);
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
  beginning: Buffer,
  ids: repo.Ids,
  readPiece: (ids: string) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  yield beginning;
  for (let from = 0; from < ids.count; from += linesOfPiece) yield await readPiece(ids.some(from, linesOfPiece));
}

type Titles = ReadonlyMap<string, string>;
type WriteCell = (lines: CsvLines, line: SentReader, place: number, titles: Titles) => void;

const asText: WriteCell = (lines, line, place) => lines.sent(line, place);
const asMoment: WriteCell = (lines, line, place) => lines.sentMoment(line, place);
const asTitle: WriteCell = (lines, line, place, titles) => lines.cell(titles.get(line.text(place) ?? '') ?? '');
const asNumber =
  (readNumber: (text: string) => number): WriteCell =>
  (lines, line, place) => {
    const text = line.text(place);
    lines.cell(text === null ? null : readNumber(text));
  };

/** Each column of the file: what it is called, what of a line it shows, and how that is written. */
const columns: readonly (readonly [header: string, shows: repo.LineColumn, write: WriteCell])[] = [
  ['Candidate', 'name', asText],
  ['Email', 'email', asText],
  ['Position', 'job_id', asTitle],
  ['Stage', 'status', asText],
  ['Match score', 'score', asNumber((text) => Math.round(Number(text)))],
  ['Assessment score', 'total_score', asNumber(Number)],
  ['Source', 'source', asText],
  ['Applied', 'applied_at', asMoment],
  ['Last moved', 'updated_at', asMoment],
];

const headers = columns.map(([header]) => header);
const cells = columns.map(([, shows, write]) => ({ place: repo.inLine.indexOf(shows), write }));

/** Lines of one file, piece by piece: the title of a job is asked for when it is first met. */
function createLinesWriter(readTitles: (jobIds: string[]) => Promise<{ id: string; title: string }[]>) {
  const titles = new Map<string, string>();
  const line = new SentReader(repo.inLine.length);
  const lines = new CsvLines();
  lines.head(headers);
  return async (rows: readonly repo.Line[]): Promise<Buffer> => {
    const jobIds = new Set(rows.map((row) => row.text('job_id') ?? ''));
    const unknown = [...jobIds].filter((id) => !titles.has(id));
    if (unknown.length > 0) for (const { id, title } of await readTitles(unknown)) titles.set(id, title);
    for (const row of rows) {
      row.bring(line);
      for (const { place, write } of cells) write(lines, line, place, titles);
      lines.endLine();
    }
    return lines.take();
  };
}
