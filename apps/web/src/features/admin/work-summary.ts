import { type WorkItem, type WorkState, workStates } from '@candela/contract/admin/admin-console.routes.ts';

export interface WorkKind {
  name: string;
  counts: Partial<Record<WorkState, number>>;
  schedule: string | null;
}

/** How much there is in each state, of all kinds together. */
export function totalsByState(kinds: readonly WorkKind[]): Record<WorkState, number> {
  const totals: Record<WorkState, number> = { queued: 0, waiting: 0, running: 0, failed: 0, done: 0 };
  for (const { counts } of kinds) for (const state of workStates) totals[state] += counts[state] ?? 0;
  return totals;
}

/** The kinds in which something failed, within those that are shown. */
export const failedKinds = (kinds: readonly WorkKind[], name: string | undefined): string[] =>
  kinds.filter((kind) => (kind.counts.failed ?? 0) > 0 && (!name || kind.name === name)).map((kind) => kind.name);

/** The moment that matters in each state, and what happened or will happen then. */
export function momentOf(item: WorkItem): { word: string; at: string } {
  if (item.state === 'waiting' && item.startAfter) return { word: 'Due', at: item.startAfter };
  if (item.state === 'running' && item.startedAt) return { word: 'Started', at: item.startedAt };
  if (item.state === 'failed' && item.endedAt) return { word: 'Failed', at: item.endedAt };
  if (item.state === 'done' && item.endedAt) return { word: 'Done', at: item.endedAt };
  return { word: 'Queued', at: item.createdAt };
}
