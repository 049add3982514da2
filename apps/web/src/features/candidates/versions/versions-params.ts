import { idSchema } from '@candela/contract/kernel/fields.ts';
import { type ComparisonView, comparisonViews } from '@candela/contract/rankings/score-runs.routes.ts';

export interface VersionsParams {
  jobId: string | undefined;
  /** The rankings just before these runs; before the latest, and now, when nothing is said. */
  before: string | undefined;
  after: string | undefined;
  show: ComparisonView;
  page: number;
}

const readId = (value: string | null) => idSchema.safeParse(value).data;

/** What the address asks for; anything it cannot mean falls back to the default. */
export function readVersionsParams(params: URLSearchParams): VersionsParams {
  const page = Number(params.get('page'));
  return {
    jobId: readId(params.get('jobId')),
    before: readId(params.get('before')),
    after: readId(params.get('after')),
    show: comparisonViews.find((view) => view === params.get('show')) ?? 'moved',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The shortest address that means the same; what is not ours stays. */
export function writeVersionsParams(current: URLSearchParams, next: VersionsParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const values: Record<keyof VersionsParams, string | undefined> = {
    jobId: next.jobId,
    before: next.before,
    after: next.after,
    show: next.show === 'moved' ? undefined : next.show,
    page: next.page > 1 ? String(next.page) : undefined,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

export const versionsPath = (jobId: string) => `/dashboard/candidates/compare?jobId=${jobId}`;
