import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { listTags } from '@candela/contract/notes/notes.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { StageSelect } from '#entities/application/stage-select.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useTyped } from '#lib/use-typed.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import type { CandidatesParams, ChangeCandidates } from '../shared/candidates-params.ts';
import { filterGrid } from './filter-grid.ts';

export interface PeopleFiltersProps {
  params: CandidatesParams;
  change: ChangeCandidates;
  companies: readonly Company[];
}

export function PeopleFilters({ params, change, companies }: PeopleFiltersProps) {
  return (
    <div className="grid gap-3">
      <WordsFilter params={params} change={change} />
      <div className={filterGrid.row}>
        <Field label="Skills" required className={filterGrid.skills}>
          <TagInput
            value={params.skills}
            onChange={(skills) => {
              // Leaving the field without a word is no question.
              if (skills.join() !== params.skills.join()) change({ skills });
            }}
            noun="skill"
            placeholder="All of these"
          />
        </Field>
        <YearsFilter params={params} change={change} />
        <StageFilter params={params} change={change} />
        <TagFilter params={params} change={change} />
        <Field label="Company" required>
          <Select
            required={false}
            value={params.ofCompanyId ?? ''}
            onChange={(event) => change({ ofCompanyId: event.target.value || undefined })}
          >
            <option value="">All companies</option>
            {companies.map(({ _id, companyName }) => (
              <option key={_id} value={_id}>
                {companyName}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}

type FilterProps = Omit<PeopleFiltersProps, 'companies'>;

/** Apart from the other filters, which need not be drawn for each letter. */
function WordsFilter({ params, change }: FilterProps) {
  const [words, setWords] = useTyped(params.search, (search) => change({ search }, { replace: true }));
  return (
    <SearchInput
      label="Search all candidates"
      placeholder="Search names, roles, companies, CVs"
      value={words}
      onChange={setWords}
      maxLength={200}
    />
  );
}

function YearsFilter({ params, change }: FilterProps) {
  const [years, setYears] = useTyped(params.minYears ? String(params.minYears) : '', (typed) => {
    const minYears = Number(typed);
    const isYears = typed !== '' && minYears > 0 && minYears <= 80;
    change({ minYears: isYears ? minYears : undefined }, { replace: true });
  });
  return (
    <Field label="Minimum years" required>
      <Input
        type="number"
        inputMode="decimal"
        min={0}
        max={80}
        step="any"
        required={false}
        value={years}
        onChange={(event) => setYears(event.target.value)}
      />
    </Field>
  );
}

const StageFilter = ({ params, change }: FilterProps) => (
  <Field label="Stage" required>
    <StageSelect required={false} value={params.stage} onChange={(stage) => change({ stage })} anyLabel="Any stage" />
  </Field>
);

/** The tags in use; where there are none there is nothing to choose. */
function TagFilter({ params, change }: FilterProps) {
  const { data } = useQuery({ ...apiQuery(listTags), enabled: useMay('note.write') });
  const tags = (data?.data ?? []).map(({ tag }) => tag);
  const shown = params.tag && !tags.includes(params.tag) ? [params.tag, ...tags] : tags;
  return (
    <Field label="Tag" required>
      <Select
        required={false}
        value={params.tag ?? ''}
        onChange={(event) => change({ tag: event.target.value || undefined })}
      >
        <option value="">Any tag</option>
        {shown.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </Select>
    </Field>
  );
}
