import { jobTypeFilters } from '@candela/contract/jobs/browse.routes.ts';
import { jobLocations } from '@candela/contract/jobs/jobs.schemas.ts';
import { sentenceCase } from '#entities/job/job-text.ts';
import type { AddressChange } from '#lib/address/use-address-state.ts';
import { useTyped } from '#lib/use-typed.ts';
import { Input } from '#ui/input.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import type { BrowseParams } from './browse-params.ts';

const salaries = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** Back does not stop at each pause between two letters. */
const typing = { replace: true };

export interface BrowseFiltersProps {
  params: BrowseParams;
  onChange(change: Partial<BrowseParams>, options?: AddressChange): void;
}

/** What to look for; it stands in the address. */
export function BrowseFilters({ params, onChange }: BrowseFiltersProps) {
  const [search, setSearch] = useTyped(params.search, (typed) => onChange({ search: typed }, typing));
  const [place, setPlace] = useTyped(params.place, (typed) => onChange({ place: typed }, typing));
  const oneOf = <T extends string>(values: readonly T[], value: string) => values.find((known) => known === value);
  return (
    <search className="grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-[2fr_1.3fr_1fr_1fr_1fr]">
      <SearchInput
        label="Search jobs"
        placeholder="Title, company, town or skill"
        value={search}
        onChange={setSearch}
        maxLength={200}
        className="max-xl:col-span-full"
      />
      <Input
        aria-label="Town"
        placeholder="Town"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
        maxLength={100}
      />
      <Select
        aria-label="Location"
        value={params.location ?? ''}
        onChange={(event) => onChange({ location: oneOf(jobLocations, event.target.value) })}
      >
        <option value="">Any location</option>
        {jobLocations.map((location) => (
          <option key={location} value={location}>
            {sentenceCase(location)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Job type"
        value={params.jobType ?? ''}
        onChange={(event) => onChange({ jobType: oneOf(jobTypeFilters, event.target.value) })}
      >
        <option value="">Any type</option>
        {jobTypeFilters.map((type) => (
          <option key={type} value={type}>
            {sentenceCase(type)}
          </option>
        ))}
      </Select>
      <SalarySelect value={params.minSalary} onChange={(minSalary) => onChange({ minSalary })} />
    </search>
  );
}

interface SalarySelectProps {
  value: number | undefined;
  onChange(value: number | undefined): void;
}

function SalarySelect({ value, onChange }: SalarySelectProps) {
  const offered = [...new Set([...salaries, ...(value ? [value] : [])])].sort((one, other) => one - other);
  return (
    <Select
      aria-label="Salary"
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    >
      <option value="">Any salary</option>
      {offered.map((salary) => (
        <option key={salary} value={salary}>
          {pounds.format(salary)} or more
        </option>
      ))}
    </Select>
  );
}
