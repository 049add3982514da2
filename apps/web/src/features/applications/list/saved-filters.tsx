import { Bookmark } from 'lucide-react';
import { useUser } from '#lib/api/use-session.ts';
import { useRemembered } from '#lib/use-remembered.ts';
import { Button } from '#ui/button.tsx';
import { type ApplicationsParams, applicationsAddress, type ChangeApplications } from '../applications-params.ts';
import { noFilter } from './list-query.ts';

export interface SavedFiltersProps {
  params: ApplicationsParams;
  change: ChangeApplications;
}

const nothing = new URLSearchParams();

/** One set of filters and an order for each account, kept on this device: saved, and brought back with one click. */
export function SavedFilters({ params, change }: SavedFiltersProps) {
  const user = useUser();
  const [saved, save] = useRemembered(`applicationsFilters:${user?.id ?? ''}`);
  const current = applicationsAddress.write(nothing, { ...params, view: 'board', page: 1 }).toString();
  const restore = () => {
    const { view: _kept, page: _first, ...values } = applicationsAddress.read(new URLSearchParams(saved ?? ''));
    change({ ...noFilter, ...values });
  };
  if (!saved && current === '') return null;
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
