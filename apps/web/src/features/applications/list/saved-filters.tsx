import { getSavedFilters, saveFilters } from '@candela/contract/applications/saved-filters.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { predict, useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { type ApplicationsParams, applicationsAddress, type ChangeApplications } from '../applications-params.ts';
import { noFilter } from './list-query.ts';

export interface SavedFiltersProps {
  params: ApplicationsParams;
  change: ChangeApplications;
}

const nothing = new URLSearchParams();

/** One set of filters and an order for each account, on every device: saved, and brought back with one click. */
export function SavedFilters({ params, change }: SavedFiltersProps) {
  const { data } = useQuery(apiQuery(getSavedFilters));
  const { mutate: save } = useChange<string>({
    change: (filters) => api.call(saveFilters, { body: { filters } }),
    invalidates: [getSavedFilters],
    optimistic: (filters) => [predict(getSavedFilters, () => ({ data: { filters } }))],
    onError: (error) => toast.error(error.message),
  });
  const saved = data?.data.filters;
  const current = applicationsAddress.write(nothing, { ...params, view: 'board', page: 1 }).toString();
  const restore = () => {
    const { view: _kept, page: _first, ...values } = applicationsAddress.read(new URLSearchParams(saved ?? ''));
    change({ ...noFilter, ...values });
  };
  if (saved === undefined || (!saved && current === '')) return null;
  return saved && saved !== current ? (
    <>
      <Button icon={<Bookmark aria-hidden="true" className="size-4" />} onClick={restore}>
        My filters
      </Button>
      <Button variant="ghost" onClick={() => save(current)}>
        Save these
      </Button>
    </>
  ) : (
    <Button
      icon={<Bookmark aria-hidden="true" className="size-4" />}
      disabled={saved === current}
      onClick={() => save(current)}
    >
      {saved === current ? 'Filters saved' : 'Save filters'}
    </Button>
  );
}
