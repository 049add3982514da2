import type { JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '@candela/contract/jobs/saved-searches.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';

const invalidates = [listSavedSearches];
const onError = (error: Error) => {
  toast.error(error.message);
};

export const useSavedSearches = () => useQuery(apiQuery(listSavedSearches));

export const useSaveSearch = () =>
  useChange({
    change: (search: JobSearch) => api.call(saveSearch, { body: search }),
    invalidates,
    onSuccess: () => {
      toast.success('Search saved. New jobs come by email, at most once a day.');
    },
    onError,
  });

export const useMailSearch = () =>
  useChange({
    change: ({ id, isMailed }: { id: string; isMailed: boolean }) =>
      api.call(changeSavedSearch, { params: { id }, body: { isMailed } }),
    invalidates,
    onError,
  });

export const useRemoveSearch = (onSuccess: () => void) =>
  useChange({
    change: (id: string) => api.call(removeSavedSearch, { params: { id } }),
    invalidates,
    onSuccess,
    onError,
  });
