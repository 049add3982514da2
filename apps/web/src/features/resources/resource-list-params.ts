import type { RouteInput } from '@candela/contract/kernel/route.ts';
import {
  type listAdminResources,
  type ResourceState,
  resourceStates,
} from '@candela/contract/resources/editor.routes.ts';
import { type ResourceType, resourceTypes } from '@candela/contract/resources/resources.schemas.ts';
import { defineAddress, oneOf, pageNumber, typedText } from '#lib/address/address-state.ts';

export const pageSize = 25;

export interface ResourceListParams {
  type: ResourceType | undefined;
  state: ResourceState | undefined;
  search: string;
  page: number;
  /** The dialog that begins a new one, so that other screens can link to it. */
  new: '1' | undefined;
}

export const resourceListAddress = defineAddress<ResourceListParams>(
  {
    type: oneOf(resourceTypes),
    state: oneOf(resourceStates),
    search: typedText(),
    page: pageNumber,
    new: oneOf(['1']),
  },
  { keepsPage: ['new'] },
);

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
