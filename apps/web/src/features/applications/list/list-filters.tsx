import {
  applicationSources,
  applicationStatuses,
  type StageFilter,
  stageFilters,
} from '@candela/contract/applications/applications.schemas.ts';
import { applicationWords, sourceWords } from '#entities/application/application-words.ts';
import { useTyped } from '#lib/use-typed.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import type { ApplicationsParams, ChangeApplications } from '../applications-params.ts';

export interface ListFiltersProps {
  params: ApplicationsParams;
  change: ChangeApplications;
}

const scores = [50, 60, 65, 70, 80, 90] as const;

/** Search, stage, source, score and the days between which a candidate applied. */
export function ListFilters({ params, change }: ListFiltersProps) {
  const [typed, setTyped] = useTyped(params.search, (search) => change({ search }, { replace: true }));
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto_auto]">
      <SearchInput
        label="Search by name or email"
        placeholder="Name or email"
        value={typed}
        onChange={setTyped}
        className="max-sm:col-span-2"
      />
      <Field label="Stage" hideLabel required>
        <StageFilterSelect value={params.status} onChange={(status) => change({ status })} />
      </Field>
      <Field label="Source" hideLabel required>
        <Select
          value={params.source ?? ''}
          onChange={({ target }) => change({ source: applicationSources.find((source) => source === target.value) })}
        >
          <option value="">Every source</option>
          {applicationSources.map((source) => (
            <option key={source} value={source}>
              {sourceWords[source]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Match score" hideLabel required className="max-sm:col-span-2">
        <Select
          value={params.minScore ?? ''}
          onChange={({ target }) => change({ minScore: target.value ? Number(target.value) : undefined })}
        >
          <option value="">Any score</option>
          {scores.map((score) => (
            <option key={score} value={score}>
              {score}% or more
            </option>
          ))}
        </Select>
      </Field>
      <DayInput label="Applied from" value={params.from} onChange={(from) => change({ from })} />
      <DayInput label="Applied until" value={params.until} onChange={(until) => change({ until })} />
    </div>
  );
}

interface DayInputProps {
  label: string;
  value: string | undefined;
  onChange(day: string | undefined): void;
}

function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <Field label={label} required>
      <Input type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)} />
    </Field>
  );
}

interface StageFilterSelectProps {
  value: StageFilter | undefined;
  onChange(status: StageFilter | undefined): void;
}

/** Every stage, those in which nothing is decided yet, or one. */
const StageFilterSelect = ({ value, onChange, ...rest }: StageFilterSelectProps) => (
  <Select
    {...rest}
    value={value ?? ''}
    onChange={({ target }) => onChange(stageFilters.find((stage) => stage === target.value))}
  >
    <option value="">Every stage</option>
    <option value="open">Still open</option>
    {applicationStatuses.map((status) => (
      <option key={status} value={status}>
        {applicationWords[status].label}
      </option>
    ))}
  </Select>
);
