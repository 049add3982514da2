import { searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { useTyped } from '#lib/use-typed.ts';

const mostShown = 5;
const shortest = 2;

/** Candidates and jobs with the typed words, for recruiters; asked for after a pause in typing. */
export function useFinderSearch(isRecruiter: boolean) {
  const [settled, setSettled] = useState('');
  const [query, setQuery] = useTyped(settled, setSettled);
  const search = settled.trim();
  // Results of other words are not shown: Enter would open one of them.
  const enabled = isRecruiter && search.length >= shortest && query.trim() === search;
  const people = useQuery({ ...apiQuery(searchPeople, { query: { search, pageSize: mostShown } }), enabled });
  const jobs = useQuery({ ...apiQuery(listRecruiterJobs, { query: { search, pageSize: mostShown } }), enabled });
  return {
    query,
    setQuery,
    people: enabled ? (people.data?.items ?? []) : [],
    jobs: enabled ? (jobs.data?.data ?? []) : [],
    isLoading: people.isFetching || jobs.isFetching || (isRecruiter && query.trim().length >= shortest && !enabled),
  };
}
