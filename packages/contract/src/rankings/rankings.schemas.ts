import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { boxSchema } from '../cvs/cv.schemas.ts';
import { idSchema } from '../kernel/fields.ts';

export const aiLikelihoods = ['low', 'medium', 'high', 'unknown'] as const;

/** A segment of the bar: as wide as it weighs, lit as far as it was met. */
export const factorSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Points of a hundred. */
  weight: z.number(),
  /** 0 to 1. */
  lit: z.number(),
});
export type Factor = z.infer<typeof factorSchema>;

export const keyFactorSchema = z.object({
  kind: z.enum(['met', 'partly', 'missing']),
  /** A few words: "TypeScript", "5 years of nursing". */
  label: z.string(),
});
export type KeyFactor = z.infer<typeof keyFactorSchema>;

export const rankingEntrySchema = z.object({
  rank: z.number().int(),
  candidateId: idSchema,
  cvId: idSchema,
  name: z.string(),
  match_score: z.number(),
  /** Of the assessment, out of 15; null until there is one. */
  total_score: z.number().nullable(),
  factors: z.array(factorSchema),
  key_match_factors: z.array(keyFactorSchema),
  ai_likelihood: z.enum(aiLikelihoods),
  /** Where the person stands for this job; null outside the pipeline. */
  status: applicationStatusSchema.nullable(),
  flags: z.number().int(),
  experience_years: z.number(),
});
export type RankingEntry = z.infer<typeof rankingEntrySchema>;

/** Words of the CV and where they stand. */
export const evidenceSchema = z.object({
  quote: z.string(),
  page: z.number().int().nullable(),
  box: boxSchema.nullable(),
});

export const explainedFactorSchema = factorSchema.extend({
  met: z.array(z.object({ label: z.string(), evidence: z.array(evidenceSchema) })),
  missing: z.array(
    z.object({
      label: z.string(),
      /** What the score would be if this were there. */
      scoreIfMet: z.number().nullable(),
    }),
  ),
});
export type ExplainedFactor = z.infer<typeof explainedFactorSchema>;

export const explanationSchema = z.object({
  jobId: idSchema,
  jobTitle: z.string(),
  candidateId: idSchema,
  name: z.string(),
  cvId: idSchema,
  score: z.number(),
  threshold: z.number(),
  factors: z.array(explainedFactorSchema),
  engine: z.string(),
  version: z.string(),
  scoredAt: z.iso.datetime(),
});
export type Explanation = z.infer<typeof explanationSchema>;
