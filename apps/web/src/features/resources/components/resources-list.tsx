import { listAdminResources } from '@candela/contract/resources/editor.routes.ts';
import { resourceTypes } from '@candela/contract/resources/resources.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FilePenLine, SearchX } from 'lucide-react';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { TableOutline } from '#ui/outline.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { type ResourceListParams, toResourceListQuery } from '../resource-list-params.ts';
import { typeNames } from '../resource-words.ts';
import { ResourcesTable } from './resources-table.tsx';
import { ResourcesToolbar } from './resources-toolbar.tsx';

export interface ResourcesListProps {
  params: ResourceListParams;
  onChange(change: Partial<ResourceListParams>, options?: { replace?: boolean }): void;
  onNew(): void;
}

/** Every resource, drafts included. Everything that shapes the list stands in the address. */
export function ResourcesList({ params, onChange, onNew }: ResourcesListProps) {
  const resources = useQuery({
    ...apiQuery(listAdminResources, { query: toResourceListQuery(params) }),
    placeholderData: keepPreviousData,
  });
  const { data } = resources;

  const content = (
    <div className="grid gap-4">
      <ResourcesToolbar
        params={params}
        onSearch={(search) => onChange({ search }, { replace: true })}
        onState={(state) => onChange({ state })}
      />
      {resources.error && <LoadFailure query={resources} />}
      {!data && !resources.error && (
        <div className="rounded-lg border border-line bg-surface">
          <TableOutline isFramed cardLines={5} label="Loading the resources" />
        </div>
      )}
      {data && (
        <div
          aria-busy={resources.isPlaceholderData || undefined}
          className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
        >
          {data.items.length === 0 ? (
            <NoResources params={params} onChange={onChange} onNew={onNew} />
          ) : (
            <ResourcesTable resources={data.items} />
          )}
        </div>
      )}
      {data && data.pagination.totalPages > 1 && (
        <Pagination label="Pages of resources" {...data.pagination} onPageChange={(page) => onChange({ page })} />
      )}
    </div>
  );

  const all = 'all';
  return (
    <Tabs
      label="Resources by type"
      value={params.type ?? all}
      onValueChange={(value) => onChange({ type: resourceTypes.find((type) => type === value) })}
      items={[all, ...resourceTypes].map((value) => ({
        value,
        label: resourceTypes.flatMap((type) => (type === value ? [typeNames[type].many] : []))[0] ?? 'All',
        content: value === (params.type ?? all) ? content : null,
      }))}
    />
  );
}

function NoResources({ params, onChange, onNew }: ResourcesListProps) {
  if (params.page > 1) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="There is no such page"
        description="The list has become shorter."
        action={<Button onClick={() => onChange({ page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  if (params.search !== '' || params.state) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="Nothing found"
        description="No resource fits your search and filters."
        action={<Button onClick={() => onChange({ search: '', state: undefined })}>Clear search and filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<FilePenLine />}
      title={params.type ? `No ${typeNames[params.type].many.toLowerCase()} yet` : 'Nothing written yet'}
      description="What you write here stays a draft until you publish it."
      action={<Button onClick={onNew}>New resource</Button>}
    />
  );
}
