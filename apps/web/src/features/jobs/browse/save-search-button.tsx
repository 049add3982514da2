import { BellPlus, Check } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { type BrowseParams, isNarrowed } from './browse-params.ts';
import { isSameSearch } from './search-words.ts';
import { useSavedSearches, useSaveSearch } from './use-saved-searches.ts';

/** Keeps what is being looked for; said where it is kept already. */
export function SaveSearchButton({ params }: { params: BrowseParams }) {
  const saved = useSavedSearches();
  const save = useSaveSearch();
  if (!isNarrowed(params) || !saved.data) return null;
  if (saved.data.data.some(({ search }) => isSameSearch(search, params))) {
    // Still a button, so that the keyboard stays on what it pressed.
    return (
      <Button aria-disabled icon={<Check aria-hidden="true" className="size-4" />}>
        Saved
      </Button>
    );
  }
  const { search, place, location, jobType, minSalary } = params;
  return (
    <Button
      loading={save.isPending}
      icon={<BellPlus aria-hidden="true" className="size-4" />}
      onClick={() => save.mutate({ search, place, location, jobType, minSalary })}
    >
      Save search
    </Button>
  );
}
