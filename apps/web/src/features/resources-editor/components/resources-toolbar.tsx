import { resourceStates } from '@candela/contract/admin/admin-resources.routes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from '../../../components/ui/search-input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import type { ResourceListParams } from '../resource-list-params.ts';
import { stateNames } from '../resource-words.ts';

export interface ResourcesToolbarProps {
  params: Pick<ResourceListParams, 'search' | 'state'>;
  onSearch(search: string): void;
  onState(state: ResourceListParams['state']): void;
}

const typingPauseMs = 250;

export function ResourcesToolbar({ params, onSearch, onState }: ResourcesToolbarProps) {
  const [typed, setTyped] = useState(params.search);
  const search = useEffectEvent((words: string) => {
    if (words !== params.search) onSearch(words);
  });

  // The address leads: going back puts the old words into the box again.
  useEffect(() => setTyped(params.search), [params.search]);
  useEffect(() => {
    const timer = setTimeout(() => search(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label="Search resources"
        placeholder="Search by title or address"
        value={typed}
        onChange={setTyped}
        maxLength={200}
        className="w-full sm:w-72"
      />
      <Select
        aria-label="State"
        value={params.state ?? ''}
        onChange={(event) => onState(resourceStates.find((state) => state === event.target.value))}
        className="w-full sm:w-72"
      >
        <option value="">All states</option>
        {resourceStates.map((state) => (
          <option key={state} value={state}>
            {stateNames[state]}
          </option>
        ))}
      </Select>
    </div>
  );
}
