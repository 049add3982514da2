import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { type GroupMember, scoreGroup } from './score-group.ts';
import type { ScoringJobRow } from './scoring.repo.ts';

/** The other side of `openGroupScorer`: one group after the other. */
parentPort?.on('message', ({ job, members }: { job: ScoringJobRow; members: GroupMember[] }) => {
  parentPort?.postMessage(scoreGroup(job, members));
});

/** A third of what others get while they want something, everything when none does. */
const niceness = 5;

/** A recruiter who looks at a page goes first. Linux can say so of one thread; elsewhere it stays as it is. */
function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch {
    // Nothing depends on it.
  }
}
lowerPriority();
