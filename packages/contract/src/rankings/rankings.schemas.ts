import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { aiLikelihoods, statementSchema } from '../authorship/authorship.schemas.ts';
import { idSchema } from '../kernel/fields.ts';
import { boxSchema } from '../kernel/page-box.ts';

/** A segment of the bar: as wide as it weighs, lit as far as it was met. */
export const factorSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Points of a hundred. */
  weight: z.number(),
  /** 0 to 1. */
  lit: z.number(),
  /** Things it looks for, and those it found; unknown for scores that were made before they were counted. */
  asked: z.number().int().optional(),
  found: z.number().int().optional(),
  /** And those it probably found; absent where there are none. */
  probablyFound: z.number().int().optional(),
});
export type Factor = z.infer<typeof factorSchema>;

export const keyFactorSchema = z.object({
  kind: z.enum(['met', 'likely', 'partly', 'missing']),
  /** A few words: "TypeScript", "5 years of nursing". */
  label: z.string(),
});
export type KeyFactor = z.infer<typeof keyFactorSchema>;

/** Among the key factors of a CV whose work is the advert's, line by line: true or not, it wants asking. It moves no score. */
export const followsAdvertLabel = 'Follows the advert closely';
/** How a key factor ends that is not shown, but is not absent either. */
export const namedEnding = ': named, not shown';
export const unclearEnding = ': not clearly shown';

export const rankingEntrySchema = z.object({
  rank: z.number().int(),
  candidateId: idSchema,
  cvId: idSchema,
  name: z.string(),
  match_score: z.number(),
  /** The reader that has read the CV for this job, with its version; null while only the fast scorer has. */
  readBy: z.string().nullable(),
  /** Of the assessment, out of 15; null until there is one. */
  total_score: z.number().nullable(),
  factors: z.array(factorSchema),
  key_match_factors: z.array(keyFactorSchema),
  ai_likelihood: z.enum(aiLikelihoods),
  /** Where the person stands for this job; null outside the pipeline. */
  status: applicationStatusSchema.nullable(),
  flags: z.number().int(),
  /** What of the CV the score does not rest on, in one sentence: another language, or parts that could not be read. */
  readingNote: z.string().nullable(),
  experience_years: z.number(),
});
export type RankingEntry = z.infer<typeof rankingEntrySchema>;

/** A candidate who objected to automated scoring: people rank them, and there is no score. */
export const peopleOnlyEntrySchema = rankingEntrySchema
  .pick({
    candidateId: true,
    name: true,
    total_score: true,
    status: true,
    experience_years: true,
  })
  .extend({ cvId: idSchema.nullable() });
export type PeopleOnlyEntry = z.infer<typeof peopleOnlyEntrySchema>;

/** What is said wherever a score would stand. */
export const peopleOnlyText = 'Ranked by people only';

/** Words of the CV and where they stand. */
export const evidenceSchema = z.object({
  quote: z.string(),
  /** Of the CV as it was read: `experience.0.description`. Absent where only the words are known. */
  field: z.string().optional(),
  page: z.number().int().nullable(),
  box: boxSchema.nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const explainedFactorSchema = factorSchema.extend({
  met: z.array(z.object({ label: z.string(), evidence: z.array(evidenceSchema) })),
  /** Probably met by what is quoted: not sure enough to be said without that word. */
  likely: z
    .array(z.object({ label: z.string(), scoreIfMet: z.number().nullable(), evidence: z.array(evidenceSchema) }))
    .default([]),
  missing: z.array(
    z.object({
      label: z.string(),
      /** What the score would be if this were there. */
      scoreIfMet: z.number().nullable(),
      /** What comes nearest. */
      evidence: z.array(evidenceSchema).default([]),
      /** In a list or a summary, without anything that shows it. */
      isNamed: z.boolean().default(false),
    }),
  ),
  /** Asked for and not scored: circumstances that no CV shows, such as the right to work. */
  unscored: z.array(z.string()).optional(),
});
export type ExplainedFactor = z.infer<typeof explainedFactorSchema>;

/** A score that was replaced. */
export const earlierScoreSchema = z.object({
  score: z.number(),
  engine: z.string(),
  version: z.string(),
  scoredAt: z.iso.datetime(),
  replacedAt: z.iso.datetime(),
});
export type EarlierScore = z.infer<typeof earlierScoreSchema>;

export const explanationSchema = z.object({
  jobId: idSchema,
  jobTitle: z.string(),
  candidateId: idSchema,
  name: z.string(),
  cvId: idSchema,
  score: z.number(),
  threshold: z.number(),
  factors: z.array(explainedFactorSchema),
  /**
   * Whether `met` and `missing` say what the score rests on. Not so for a score of an earlier engine, or of words that have
   * changed since, that was not asked about in its time.
   */
  hasEvidence: z.boolean(),
  engine: z.string(),
  version: z.string(),
  /** The reader whose verdicts the score holds, with its version; null while only the fast scorer has seen the CV. */
  readBy: z.string().nullable(),
  /** Its verdicts are on their way. */
  isBeingRead: z.boolean(),
  /** What there is to know about how the score came about. */
  note: z.string().nullable(),
  scoredAt: z.iso.datetime(),
  /** What the candidate says to it. */
  statement: statementSchema.nullish(),
  /** The last few it replaced, newest first. */
  earlier: z.array(earlierScoreSchema),
});
export type Explanation = z.infer<typeof explanationSchema>;
