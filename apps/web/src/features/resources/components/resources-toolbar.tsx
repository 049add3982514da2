import { resourceStates } from '@candela/contract/resources/editor.routes.ts';
import { useTyped } from '#lib/use-typed.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import type { ResourceListParams } from '../resource-list-params.ts';
import { stateNames } from '../resource-words.ts';

export interface ResourcesToolbarProps {
  params: Pick<ResourceListParams, 'search' | 'state'>;
  onSearch(search: string): void;
  onState(state: ResourceListParams['state']): void;
}

export function ResourcesToolbar({ params, onSearch, onState }: ResourcesToolbarProps) {
  const [typed, setTyped] = useTyped(params.search, onSearch);

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
