import { listDuplicates } from '@candela/contract/duplicates/duplicates.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay, useRecruiter } from '#lib/api/use-recruiter.ts';

/** Whether the recruiter may compare and merge; undefined until that is known. */
export function useMayMerge(): boolean | undefined {
  const isKnown = useRecruiter() !== null;
  const mayMerge = useMay('candidate.merge');
  return isKnown ? mayMerge : undefined;
}

export function useDuplicates(query: { page: number; pageSize: number }) {
  const enabled = useMayMerge() === true;
  return useQuery({ ...apiQuery(listDuplicates, { query }), enabled, placeholderData: keepPreviousData });
}
