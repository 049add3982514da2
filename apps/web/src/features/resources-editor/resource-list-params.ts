import {
  type listAdminResources,
  type ResourceState,
  resourceStates,
} from '@candela/contract/admin/admin-resources.routes.ts';
import { pageQuerySchema } from '@candela/contract/kernel/fields.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { type ResourceType, resourceTypes } from '@candela/contract/resources/resources.schemas.ts';

export const pageSize = 25;

export interface ResourceListParams {
  type: ResourceType | undefined;
  state: ResourceState | undefined;
  search: string;
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** What the address asks for; anything it cannot mean falls back to the default. */
export function readResourceListParams(params: URLSearchParams): ResourceListParams {
  return {
    type: oneOf(resourceTypes, params.get('type')),
    state: oneOf(resourceStates, params.get('state')),
    search: (params.get('search') ?? '').slice(0, 200),
    page: pageQuerySchema.shape.page.safeParse(params.get('page') ?? undefined).data ?? 1,
  };
}

/** The shortest address that means the same; what is not ours stays. */
export function writeResourceListParams(current: URLSearchParams, next: ResourceListParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const values = {
    type: next.type ?? '',
    state: next.state ?? '',
    search: next.search,
    page: next.page > 1 ? String(next.page) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

export const toResourceListQuery = ({
  type,
  state,
  search,
  page,
}: ResourceListParams): RouteInput<typeof listAdminResources>['query'] => ({
  page,
  pageSize,
  type,
  state,
  search: search.trim(),
});
