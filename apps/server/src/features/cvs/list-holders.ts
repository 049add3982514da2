import type { HeldCv, Holder, OwnScore } from '@candela/contract/cvs/holders.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';
import { factorsColumn, keyFactorsColumn } from '../../records/score-columns.ts';
import { toAuthorship } from '../authorship/judged-cv.service.ts';
import * as repo from './holders.repo.ts';

type CvRow = Awaited<ReturnType<typeof repo.listHeldCvs>>[number];
type ScoreRow = Awaited<ReturnType<typeof repo.listScores>>[number];

/** Who has a CV about a candidate, and what was made of it there: of records they have claimed, and of their applications. */
export async function listHolders(tx: Tx, accountId: string): Promise<Holder[]> {
  const claimed = await repo.listClaimed(tx, accountId);
  const applied = await repo.listAppliedTo(tx, accountId);
  const cvs = await repo.listHeldCvs(tx, accountId);
  const scores = await repo.listScores(tx, accountId);
  return [
    ...claimed.map((record) => ({
      organisationName: record.organisation_name,
      candidateId: record.id,
      isOwnCv: false,
      since: record.created_at.toISOString(),
      cvs: cvs.filter(({ candidate_id }) => candidate_id === record.id).map(toHeld),
      scores: scores.filter(({ candidate_id }) => candidate_id === record.id).map(toScore),
    })),
    ...applied.map((record) => ({
      organisationName: record.organisation_name,
      candidateId: record.id,
      isOwnCv: true,
      since: record.applied_at.toISOString(),
      cvs: [],
      scores: scores
        .filter((row) => row.candidate_id === record.id && row.organisation_id === record.organisation_id)
        .map(toScore),
    })),
  ];
}

const toHeld = (row: CvRow): HeldCv => ({
  id: row.id,
  fileName: row.file_name,
  createdAt: row.created_at.toISOString(),
  isCurrent: row.is_current,
  authorship: toAuthorship(row),
});

const toScore = (row: ScoreRow): OwnScore => ({
  jobId: row.job_id,
  jobTitle: row.title,
  companyName: row.company_name,
  match_score: row.score,
  factors: factorsColumn.parse(row.factors),
  key_match_factors: keyFactorsColumn.parse(row.key_factors),
  scoredAt: row.scored_at.toISOString(),
});
