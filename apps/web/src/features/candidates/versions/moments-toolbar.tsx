import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { beforeText } from './version-words.ts';
import type { VersionsParams } from './versions-params.ts';

export interface MomentsToolbarProps {
  /** Newest first. */
  runs: readonly ScoreRun[];
  params: VersionsParams;
  /** What is compared when the address does not say. */
  beforeId: string | null;
  onChange(next: Partial<VersionsParams>): void;
}

/** Two moments of the ranking; the second lies after the first. */
export function MomentsToolbar({ runs, params, beforeId, onChange }: MomentsToolbarProps) {
  const firsts = runs.filter(({ fromVersion }) => fromVersion !== null);
  const first = params.before ?? beforeId ?? '';
  const place = runs.findIndex(({ id }) => id === first);
  const seconds = place < 0 ? [] : runs.slice(0, place);
  const second = seconds.some(({ id }) => id === params.after) ? params.after : '';
  return (
    <div className="flex flex-wrap gap-3">
      <Field label="From" required className="min-w-0 flex-1 basis-full sm:max-w-96 sm:basis-64">
        <Select
          value={first}
          onChange={(event) => {
            const next = event.target.value;
            // A second moment that would come first makes no sense: it becomes now.
            const isLater = runs.findIndex(({ id }) => id === params.after) < runs.findIndex(({ id }) => id === next);
            onChange({ before: next, ...(!isLater && { after: undefined }) });
          }}
        >
          {firsts.map((run) => (
            <option key={run.id} value={run.id}>
              {beforeText(run)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="To" required className="min-w-0 flex-1 basis-full sm:max-w-96 sm:basis-64">
        <Select value={second} onChange={(event) => onChange({ after: event.target.value || undefined })}>
          <option value="">Now</option>
          {seconds.map((run) => (
            <option key={run.id} value={run.id}>
              {beforeText(run)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
