import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import type { RunRow } from './comparison.repo.ts';

export const toRun = (row: RunRow): ScoreRun => ({
  id: row.id,
  cause: row.cause,
  fromVersion: row.from_version,
  toVersion: row.to_version,
  total: row.total,
  done: row.done,
  moved: row.moved,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
