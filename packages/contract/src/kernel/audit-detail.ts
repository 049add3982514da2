import { z } from 'zod';

/** What is written down about an audited deed beside who, when and whom: plain values by name. */
export const auditDetailSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
