import type { Tx } from '../../platform/database/database.ts';
import { issueReceipts, moveReceipts } from '../receipts/receipts.service.ts';
import { moveApplications } from './applications.repo.ts';
import * as repo from './merge-applications.repo.ts';
import { setWithdrawn } from './own-applications.repo.ts';
import { moveReasons } from './timeline.ts';

interface Merge {
  organisationId: string;
  keptId: string;
  mergedId: string;
  actorAccountId: string;
  now: Date;
}

/** What a merge did to applications, so that it can be undone. */
export interface MovedApplications {
  /** They changed hands. */
  moved: string[];
  /** They stood for the same job as an earlier one. */
  setAside: string[];
  /** Earlier ones that took over where one that was set aside stood, and the version that led to. */
  carried: { id: string; version: number }[];
  /** Set aside by an earlier merge: they changed hands too. */
  setAsideBefore: string[];
}

/**
 * Two records become one: of two applications to the same job the earlier stays and the other is set aside. Where the earlier
 * still waited and the other had moved on, that decision is carried over, with a line in the history.
 */
export async function mergeApplications(tx: Tx, merge: Merge): Promise<MovedApplications> {
  const { organisationId, keptId, mergedId } = merge;
  const staying: repo.ApplicationRow[] = [];
  const [setAside, carried]: [string[], MovedApplications['carried']] = [[], []];
  for (const application of await repo.lockApplicationsOf(tx, organisationId, [keptId, mergedId])) {
    const earlier = staying.find(({ job_id }) => job_id === application.job_id);
    if (!earlier) {
      staying.push(application);
      continue;
    }
    if (earlier.status === 'pending' && application.status !== 'pending') {
      carried.push(...(await carryOver(tx, merge, earlier, application)));
    }
    await repo.setAside(tx, application.id, keptId);
    setAside.push(application.id);
  }
  const moved = staying.filter(({ candidate_id }) => candidate_id === mergedId).map(({ id }) => id);
  await repo.reassignApplications(tx, moved, keptId);
  const setAsideBefore = await repo.reassignSetAside(tx, mergedId, keptId);
  await moveReceipts(tx, merge);
  return { moved, setAside, carried, setAsideBefore };
}

/** What a candidate took back stays taken back by them: it is no rejection. */
async function carryOver(tx: Tx, merge: Merge, earlier: repo.ApplicationRow, later: repo.ApplicationRow) {
  const { organisationId } = merge;
  const move = later.withdrawn_at
    ? { ...merge, reason: moveReasons.withdrawn, actorAccountId: await repo.findWithdrawer(tx, later.id) }
    : { ...merge, reason: 'two records were merged; the other application was at this stage' };
  const line = await moveApplications(tx, { applicationId: earlier.id }, { ...move, to: later.status }, false);
  await issueReceipts(tx, organisationId, line);
  if (later.withdrawn_at) {
    const { job_id: jobId, candidate_id: candidateId } = earlier;
    await setWithdrawn(tx, { organisationId, jobId, candidateId }, later.withdrawn_at);
  }
  return line;
}

/**
 * The two are apart again: each has the applications it had, with what happened to them since. A decision that was carried
 * over is taken back unless a later one followed. Answers with what hung on those that had been set aside.
 */
export async function partApplications(
  tx: Tx,
  merge: Merge,
  { moved, setAside, carried, setAsideBefore }: MovedApplications,
): Promise<{ reviews: unknown[]; mails: unknown[] }> {
  const { organisationId, keptId, mergedId } = merge;
  await repo.reassignApplications(tx, moved, mergedId);
  await repo.reassignSetAside(tx, keptId, mergedId, setAsideBefore);
  const restored = await repo.restoreSetAside(tx, organisationId, setAside);
  for (const { id, version } of carried) {
    if ((await repo.findVersion(tx, id)) !== version) continue;
    const back = { ...merge, to: 'pending' as const, reason: 'the merge of two records was undone' };
    await issueReceipts(tx, organisationId, await moveApplications(tx, { applicationId: id }, back, false));
  }
  const back = { organisationId, keptId: mergedId, mergedId: keptId };
  await moveReceipts(tx, back, await repo.listIdsOf(tx, mergedId));
  return {
    reviews: restored.flatMap(({ reviews }) => reviews),
    mails: restored.flatMap(({ mails }) => mails),
  };
}
