import { listResources } from '@candela/contract/resources/resources.routes.ts';
import type { ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import type { InProcessApi } from '#lib/server-context.ts';

const shown = 3;

/** The newest of the same kind, without the one being read. An article is whole without them. */
export async function loadOthers(api: InProcessApi, { type, id }: Pick<ResourceItem, 'type' | 'id'>) {
  const { items } = await api
    .call(listResources, { params: { type }, query: { page: 1, pageSize: shown + 1 } })
    .catch(() => ({ items: [] as ResourceItem[] }));
  return items.filter((item) => item.id !== id).slice(0, shown);
}
