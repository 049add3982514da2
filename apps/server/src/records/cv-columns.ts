import { authorshipReasonSchema } from '@candela/contract/authorship/authorship.schemas.ts';
import { cvFlagSchema, type Education, type Experience, fieldSourceSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import { z } from 'zod';

/*
 * What the JSON columns of a CV hold, for all features that read its rows. Lengths are limited where a CV comes in; one that is too
 * long all the same is still scored and shown.
 */

const words = z.string().default('');

export const experienceColumn: z.ZodType<Experience[]> = z.array(
  z.object({ company: words, title: words, duration: words, description: words }),
);
export const educationColumn: z.ZodType<Education[]> = z.array(
  z.object({ institution: words, qualification: words, duration: words }),
);
/** Lines that belong to no field, with a confidence of 0 where they are about who a candidate is. */
export const unplacedColumn = z.array(z.object({ text: z.string(), page: z.number(), confidence: z.number() }));
export const flagsColumn = z.array(cvFlagSchema);
export const sourcesColumn = z.array(fieldSourceSchema);
export const pagesColumn = z.array(z.object({ width: z.number(), height: z.number() }));
export const authorshipReasonsColumn = z.array(authorshipReasonSchema);
