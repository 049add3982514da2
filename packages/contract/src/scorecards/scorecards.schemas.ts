import { z } from 'zod';
import { idSchema, requiredText, text } from '../kernel/fields.ts';

export const mostCriteria = 12;
export const overallWords = ['strong-yes', 'yes', 'no', 'strong-no'] as const;
export type OverallWord = (typeof overallWords)[number];

/** What the ratings mean, from 1 to 4. */
export const ratingWords = ['Not shown', 'Partly', 'Shown', 'Shown convincingly'] as const;

const criterionSchema = requiredText(200, 'A criterion needs a word');
export const criteriaSchema = z.array(criterionSchema).min(1, 'Please keep at least one criterion.').max(mostCriteria);

export const ratingSchema = z.object({
  criterion: criterionSchema,
  /** Null: it did not come up. */
  rating: z.number().int().min(1).max(4).nullable(),
  evidence: text(2000).default(''),
});

/** A rating without what it rests on says nothing to those who decide. */
const isEvident = ({ rating, evidence }: z.output<typeof ratingSchema>) => rating === null || evidence.trim() !== '';

export const scorecardInputSchema = z.object({
  ratings: z
    .array(ratingSchema)
    .max(mostCriteria)
    .refine((ratings) => ratings.every(isEvident), 'Please give the evidence for each rating.')
    .refine((ratings) => ratings.some(({ rating }) => rating !== null), 'Please rate at least one criterion.'),
  overall: z.enum(overallWords, { error: 'Please choose an overall rating.' }),
  notes: text(4000).default(''),
});
export type ScorecardInput = z.output<typeof scorecardInputSchema>;

export const scorecardSchema = z.object({
  id: idSchema,
  interviewer: z.string(),
  ratings: z.array(ratingSchema),
  overall: z.enum(overallWords),
  notes: z.string(),
  submittedAt: z.string(),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

/** The scorecards of one interview, as a recruiter may see them now. */
export const interviewScorecardsSchema = z.object({
  jobId: idSchema,
  criteria: z.array(z.string()),
  /** The caller takes part: their own comes first. */
  takesPart: z.boolean(),
  own: scorecardSchema.nullable(),
  /** Null: hidden until the caller's own is in. */
  others: z.array(scorecardSchema).nullable(),
  interviewers: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      /** Fills it in inside the product; others get a private link. */
      writesHere: z.boolean(),
      isAsked: z.boolean(),
      isIn: z.boolean(),
    }),
  ),
});
export type InterviewScorecards = z.infer<typeof interviewScorecardsSchema>;

/** What an interviewer without a seat sees behind a private link: nothing of other scorecards. */
export const scorecardFormSchema = z.object({
  interviewer: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  candidateName: z.string(),
  title: z.string(),
  start: z.string(),
  timeZone: z.string(),
  criteria: z.array(z.string()),
  own: scorecardSchema.nullable(),
});

/** The interviews of a candidate with what came of them. */
export const scorecardSummarySchema = z.object({
  interviewId: idSchema,
  jobTitle: z.string(),
  title: z.string(),
  start: z.string(),
  expected: z.number().int(),
  submitted: z.number().int(),
  /** Null: hidden until the caller's own is in. */
  overall: z.record(z.enum(overallWords), z.number().int()).nullable(),
  /** The mean of all ratings, to one decimal. */
  mean: z.number().nullable(),
});
export type ScorecardSummary = z.infer<typeof scorecardSummarySchema>;
