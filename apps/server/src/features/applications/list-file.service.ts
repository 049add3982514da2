import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { csvField, csvHead } from '../../platform/csv.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
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

const asText = (text: string): string => csvField(text);
const asNumber = (text: string): string => String(Number(text));
const asWholeNumber = (text: string): string => String(Math.round(Number(text)));

/** Each column of the file: what it is called, what of a line it shows, and how that is written. */
const columns: readonly (readonly [header: string, shows: repo.LineColumn, write: (text: string) => string])[] = [
  ['Candidate', 'name', asText],
  ['Email', 'email', asText],
  ['Position', 'job_id', asText],
  ['Stage', 'status', asText],
  ['Match score', 'score', asWholeNumber],
  ['Assessment score', 'total_score', asNumber],
  ['Source', 'source', asText],
  ['Applied', 'applied_at', isoMoment],
  ['Last moved', 'updated_at', isoMoment],
];

const headers = columns.map(([header]) => header);
const cells = columns.map(([, shows, write]) => ({ place: repo.placeInLine(shows), write }));
const placeOfJob = repo.placeInLine('job_id');

/** Lines of one file, piece by piece: the title of a job is asked for when it is first met. */
function createLinesWriter(readTitles: (jobIds: string[]) => Promise<{ id: string; title: string }[]>) {
  const titles = new Map<string, string>();
  return async (lines: readonly repo.Line[]): Promise<string> => {
    const unknown = new Set(lines.map(repo.jobOf).filter((id) => !titles.has(id)));
    if (unknown.size > 0) for (const { id, title } of await readTitles([...unknown])) titles.set(id, title);
    let written = '';
    // One after another: texts of thousands that are there at once are moved about in memory before they go.
    for (const line of lines) {
      const texts = repo.textsOf(line);
      texts[placeOfJob] = titles.get(texts[placeOfJob] ?? '') ?? '';
      written += toLine(texts);
    }
    return written;
  };
}

function toLine(texts: readonly (string | null)[]): string {
  let line = '';
  for (const { place, write } of cells) {
    const text = texts[place] ?? null;
    line += text === null ? ',' : `,${write(text)}`;
  }
  return `${line.slice(1)}\r\n`;
}
