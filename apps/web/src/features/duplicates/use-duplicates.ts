import { listDuplicates } from '@candela/contract/duplicates/duplicates.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useRecruiter } from '#lib/api/use-recruiter.ts';

/** Whether the reader sees all companies, and so may compare; undefined until that is known. */
export function useSeesAllCompanies(): boolean | undefined {
  const recruiter = useRecruiter();
  return recruiter?.memberships.some(({ scope }) => scope === 'all');
}

export function useDuplicates(query: { page: number; pageSize: number }) {
  const enabled = useSeesAllCompanies() === true;
  return useQuery({ ...apiQuery(listDuplicates, { query }), enabled, placeholderData: keepPreviousData });
}
