import { applicationSorts } from '@candela/contract/applications/applications.routes.ts';
import { applicationSources, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { idSchema, pageQuerySchema } from '@candela/contract/kernel/fields.ts';
import { z } from 'zod';
import { defineAddress, oneOf, optional, parsed, typedText } from '#lib/address/address-state.ts';
import type { ChangeAddress } from '#lib/address/use-address-state.ts';

export const views = ['board', 'list'] as const;

/** Everything that shapes the page stands in its address. */
export const applicationsAddress = defineAddress(
  {
    view: oneOf(views, 'board'),
    companyId: optional(idSchema),
    jobId: optional(idSchema),
    search: typedText(),
    status: oneOf(applicationStatuses),
    source: oneOf(applicationSources),
    minScore: optional(z.coerce.number().int().min(1).max(100)),
    /** Days of the calendar. */
    from: optional(z.iso.date()),
    until: optional(z.iso.date()),
    sort: oneOf(applicationSorts, 'applied'),
    order: oneOf(['asc', 'desc'] as const, 'desc'),
    page: parsed(pageQuerySchema.shape.page),
  },
  { keepsPage: ['view'] },
);

export type ApplicationsParams = ReturnType<typeof applicationsAddress.read>;
export type ChangeApplications = ChangeAddress<ApplicationsParams>;
