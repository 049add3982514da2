import { applicationSorts } from '@candela/contract/applications/applications.routes.ts';
import { applicationSources, stageFilters } from '@candela/contract/applications/applications.schemas.ts';
import {
  defineAddress,
  oneOf,
  optionalDay,
  optionalId,
  optionalNumber,
  pageNumber,
  typedText,
} from '#lib/address/address-state.ts';
import type { ChangeAddress } from '#lib/address/use-address-state.ts';

const views = ['board', 'list'] as const;

/** Everything that shapes the page stands in its address. */
export const applicationsAddress = defineAddress(
  {
    view: oneOf(views, 'board'),
    companyId: optionalId,
    jobId: optionalId,
    search: typedText(),
    status: oneOf(stageFilters),
    source: oneOf(applicationSources),
    minScore: optionalNumber({ least: 1, most: 100 }),
    /** Days of the calendar. */
    from: optionalDay,
    until: optionalDay,
    sort: oneOf(applicationSorts, 'applied'),
    order: oneOf(['asc', 'desc'] as const, 'desc'),
    page: pageNumber,
  },
  { keepsPage: ['view'] },
);

export type ApplicationsParams = ReturnType<typeof applicationsAddress.read>;
export type ChangeApplications = ChangeAddress<ApplicationsParams>;
