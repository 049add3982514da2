import { parentPort } from 'node:worker_threads';
import { type GroupMember, scoreGroup } from './score-group.ts';
import type { ScoringJobRow } from './scoring.repo.ts';

/** The other side of `openGroupScorer`: one group after the other. */
parentPort?.on('message', ({ job, members }: { job: ScoringJobRow; members: GroupMember[] }) => {
  parentPort?.postMessage(scoreGroup(job, members));
});
