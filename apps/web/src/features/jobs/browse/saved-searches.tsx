import type { SavedSearch } from '@candela/contract/jobs/saved-searches.routes.ts';
import { BellPlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { focusPage } from '#lib/focus-page.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import type { BrowseParams } from './browse-params.ts';
import { searchWords } from './search-words.ts';
import { useMailSearch, useRemoveSearch, useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesProps {
  onOpen(search: Partial<BrowseParams>): void;
}

/** What the candidate keeps looking for, and whether they hear of it. */
export function SavedSearches({ onOpen }: SavedSearchesProps) {
  const query = useSavedSearches();
  const list = useRef<HTMLUListElement>(null);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={3} label="Loading your searches" />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState
            icon={<BellPlus />}
            title="No saved searches"
            description="Save a search to get new jobs by email, at most once a day."
            className="rounded-lg border border-line bg-surface"
          />
        ) : (
          <ul
            ref={list}
            aria-label="Saved searches"
            className="divide-y divide-line rounded-lg border border-line bg-surface"
          >
            {data.map((saved, at) => (
              <SavedSearchRow
                key={saved.id}
                saved={saved}
                onOpen={onOpen}
                onRemoved={() => focusRow(list.current, at)}
              />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** The keyboard goes on where the row was that is gone: at the one after it, or the last, or with none left at the page. */
function focusRow(list: HTMLUListElement | null, at: number): void {
  const rows = [...(list?.children ?? [])];
  const button = (rows[at] ?? rows.at(-1))?.querySelector('button');
  if (list?.isConnected && button) button.focus();
  else focusPage();
}

interface SavedSearchRowProps extends SavedSearchesProps {
  saved: SavedSearch;
  onRemoved(): void;
}

function SavedSearchRow({ saved, onOpen, onRemoved }: SavedSearchRowProps) {
  const mail = useMailSearch();
  const remove = useRemoveSearch(onRemoved);
  const words = searchWords(saved.search);
  const { search, place, location, jobType, minSalary } = saved.search;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3">
      <button
        type="button"
        className="min-w-0 flex-1 text-left font-medium wrap-anywhere underline-offset-3 hover:underline"
        onClick={() => onOpen({ view: 'browse', search, place, location, jobType, minSalary, page: 1 })}
      >
        {words}
      </button>
      <Switch
        label="Daily email"
        checked={saved.isMailed}
        disabled={mail.isPending}
        onCheckedChange={(isMailed) => mail.mutate({ id: saved.id, isMailed })}
      />
      <IconButton
        label={`Remove ${words}`}
        aria-disabled={remove.isPending || undefined}
        onClick={() => !remove.isPending && remove.mutate(saved.id)}
      >
        <Trash2 />
      </IconButton>
    </li>
  );
}
