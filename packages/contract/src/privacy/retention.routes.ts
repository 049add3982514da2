import { z } from 'zod';
import { dataResponse } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const retentionLimits = { least: 1, most: 84, usual: 12 } as const;
/** Days between saying whom the period removes and removing them. */
export const noticeDays = 14;

export const retentionSchema = z.object({
  months: z.number().int(),
  /** Whom it will remove, and when the first of them goes. */
  ahead: z.object({ count: z.number().int(), from: z.iso.datetime() }).nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const getRetention = defineRoute({
  id: 'privacy.get-retention',
  method: 'GET',
  path: '/api/privacy/retention',
  summary: 'How long the organisation keeps inactive candidates, and who will be removed next',
  access: may('retention.manage'),
  response: dataResponse(retentionSchema),
});

export const setRetention = defineRoute({
  id: 'privacy.set-retention',
  method: 'PUT',
  path: '/api/privacy/retention',
  summary: 'Sets how long the organisation keeps candidates nothing happens to',
  access: may('retention.manage'),
  body: z.object({ months: z.number().int().min(retentionLimits.least).max(retentionLimits.most) }),
  response: dataResponse(retentionSchema),
});
