import { searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { countLimit, countText } from '@candela/contract/kernel/count-limit.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX, UsersRound } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useExistingPage } from '#lib/address/use-existing-page.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useLatest } from '#lib/use-latest.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Switch } from '#ui/switch.tsx';
import type { ChangeCandidates } from '../shared/candidates-params.ts';
import { type CandidatesParams, joinSkills } from '../shared/candidates-params.ts';
import { useBlindMode } from '../shared/remembered.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleOutline } from './people-outline.tsx';
import { PersonRow } from './person-row.tsx';
import { correctionText } from './snippet.ts';

const pageSize = 25;

export interface PeopleSearchProps {
  params: CandidatesParams;
  change: ChangeCandidates;
  companies: readonly Company[];
}

/** Every candidate the recruiter may see, whatever job they came for. */
export function PeopleSearch({ params, change, companies }: PeopleSearchProps) {
  const { page, search, skills, minYears, stage, tag, ofCompanyId: companyId } = params;
  const people = useQuery({
    ...apiQuery(searchPeople, {
      query: { page, pageSize, search: search.trim(), skills: joinSkills(skills), minYears, stage, tag, companyId },
    }),
    placeholderData: keepPreviousData,
  });
  useExistingPage(people, page, (last) => change({ page: last }, { replace: true }));
  // Further letters do not wait for the rows of what was typed before.
  const found = useDeferredValue(people.data);
  const changeLatest: ChangeCandidates = useLatest(change);
  if (people.isPending) return <PeopleOutline />;
  // Where there is no one at all there is nothing to search, count or show blind.
  if (people.data?.pagination.total === 0 && !isFiltered(params)) return <NoOneYet />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PeopleFilters params={params} change={change} companies={companies} />
      {people.error && <LoadFailure query={people}>Failed to load candidates: {people.error.message}</LoadFailure>}
      {found && (
        <FoundPeople found={found} isStale={people.isPlaceholderData || found !== people.data} change={changeLatest} />
      )}
    </div>
  );
}

const noFilters: Partial<CandidatesParams> = {
  search: '',
  skills: [],
  minYears: undefined,
  stage: undefined,
  tag: undefined,
  ofCompanyId: undefined,
};

const isFiltered = ({ search, skills, minYears, stage, tag, ofCompanyId }: CandidatesParams) =>
  Boolean(search.trim() || skills.length > 0 || minYears || stage || tag || ofCompanyId);

interface FoundPeopleProps extends Pick<PeopleSearchProps, 'change'> {
  found: RouteOutput<typeof searchPeople>;
  /** Of the question before, while this one is on its way. */
  isStale: boolean;
}

const FoundPeople = memo(function FoundPeople({ found, isStale, change }: FoundPeopleProps) {
  const [isBlind, setIsBlind] = useBlindMode();
  const correction = correctionText(found.corrections);
  const { page, total, totalPages } = found.pagination;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted">
          {candidatesText(total)}
          {correction && <span className="ml-2 text-text">{correction}</span>}
        </p>
        <Switch label="Blind mode" checked={isBlind} onCheckedChange={setIsBlind} />
      </div>
      {found.items.length === 0 ? (
        <NoneFound onClear={() => change(noFilters)} />
      ) : (
        <ul
          aria-label="People"
          aria-busy={isStale || undefined}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
        >
          {found.items.map((person, index) => (
            <PersonRow
              key={person.candidateId}
              person={person}
              blindName={isBlind ? `Candidate ${(page - 1) * pageSize + index + 1}` : null}
            />
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <Pagination
          label="Pages of people"
          {...found.pagination}
          isOpenEnded={total === countLimit({ page, pageSize })}
          onPageChange={(next) => change({ page: next })}
        />
      )}
    </>
  );
});

const candidatesText = (total: number) => (total === 1 ? '1 candidate' : `${countText(total)} candidates`);

const NoneFound = ({ onClear }: { onClear(): void }) => (
  <EmptyState
    icon={<SearchX />}
    title="No candidates found"
    description="No candidate matches your search and filters."
    action={<Button onClick={onClear}>Clear search and filters</Button>}
    className="rounded-lg border border-line bg-surface"
  />
);

const NoOneYet = () => (
  <EmptyState
    icon={<UsersRound />}
    title="No candidates yet"
    description="Candidates appear here once CVs are uploaded or someone applies."
    className="rounded-lg border border-line bg-surface"
  />
);
