import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type { exportRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { CsvFile, inTurn, linesAtOnce, linesOfPiece, WholeFile } from '../../platform/http/csv-file.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { findOwnJob } from '../jobs/job-access.service.ts';
import { rankingLines } from './ranking-csv.ts';
import * as repo from './rankings.repo.ts';

type ExportQuery = RouteParsed<typeof exportRanking>['query'];

const mostLines = 100_000;

/** The whole ranking as a file; that it was taken is noted before any of it leaves. */
export async function writeRankingFile(
  { database, clock }: { database: Database; clock: Clock },
  principal: RecruiterPrincipal,
  jobId: string,
  { minScore, isBlind: blind }: ExportQuery,
): Promise<WholeFile | CsvFile> {
  const { organisationId, accountId } = principal;
  const [scope, isBlind] = [tenantScope(principal), blind === '1'];
  const read = (tx: Tx, limit: number, after?: repo.Piece['after']) =>
    repo.listForExport(tx, { organisationId, jobId }, { minScore, after, limit });
  const [, first, peopleOnly] = await database.readListAtOnce(scope, (tx) =>
    Promise.all([
      findOwnJob(tx, organisationId, jobId),
      read(tx, linesAtOnce),
      repo.listPeopleOnly(tx, organisationId, jobId),
    ]),
  );
  const people = await database.transaction(scope, async (tx) => {
    const count = first.next ? await repo.countForExport(tx, jobId, minScore, mostLines) : first.lines.length;
    await recordAudit(tx, {
      action: 'ranking.exported',
      at: clock.now(),
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'job', id: jobId },
      detail: { people: count, isBlind },
    });
    return count;
  });
  const lines = rankingLines({ isBlind });
  lines.head();
  lines.ranked(first.lines, 0);
  if (!first.next) {
    lines.unranked(peopleOnly, first.lines.length);
    return new WholeFile(lines.take());
  }
  const writeRest = async function* () {
    yield lines.take();
    let [written, after] = [first.lines.length, first.next];
    while (after && written < people) {
      const [last, limit] = [after, Math.min(linesOfPiece, people - written)];
      const piece = await inTurn(principal, () => database.readListAtOnce(scope, (tx) => read(tx, limit, last)));
      lines.ranked(piece.lines, written);
      yield lines.take();
      written += piece.lines.length;
      after = piece.next;
    }
    lines.unranked(peopleOnly, written);
    yield lines.take();
  };
  return new CsvFile(writeRest());
}
