import { z } from 'zod';
import { idSchema, pageQuerySchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { totalPaginationSchema } from '../resources/resources.schemas.ts';

/** What is configured, without anything secret. */
export const languageModelSchema = z.object({
  provider: z.enum(['openai-compatible', 'anthropic']),
  model: z.string(),
  /** Where it is asked. */
  host: z.string(),
  tasks: z.array(z.string()),
  /** Each organisation may spend so many a calendar month, both ways together. */
  monthlyTokens: z.number().int(),
  rankTop: z.number().int(),
});
export type LanguageModel = z.infer<typeof languageModelSchema>;

export const modelUsageSchema = z.object({
  organisationId: idSchema,
  organisation: z.string(),
  /** `2026-11`, by the clock of UTC. */
  month: z.string(),
  isCurrent: z.boolean(),
  calls: z.number().int(),
  /** Calls whose answer could not be used: the built-in engine did it. */
  failures: z.number().int(),
  /** Calls that were not made because too little of the budget was left. */
  turnedAway: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Set aside for calls that never said what they cost, and counted in full. */
  unknownTokens: z.number().int(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

export const getLanguageModel = defineRoute({
  id: 'admin.language-model',
  method: 'GET',
  path: '/api/admin/language-model',
  summary: 'Which language model is configured, and what each organisation spent on it, newest month first',
  access: may('platform.read'),
  query: pageQuerySchema,
  response: z.object({
    /** Null when none is: the built-in engine does everything. */
    model: languageModelSchema.nullable(),
    items: z.array(modelUsageSchema),
    pagination: totalPaginationSchema,
  }),
});
