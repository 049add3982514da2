import { type Answer, resultSchema } from '@candela/contract/assessments/assessments.schemas.ts';
import { z } from 'zod';

/* What the JSON columns of an attempt hold. How long an answer may be was looked at when it came in. */

const words = z.string().default('');

export const answersColumn: z.ZodType<Answer[]> = z.array(
  z.object({
    id: z.string(),
    category: words,
    answer: words,
    ai_assisted: z.boolean().default(false),
    ai_reason: words,
  }),
);
/** Null until it was evaluated. */
export const resultsColumn = z.array(resultSchema).nullable();
