import { z } from 'zod';
import { idSchema, requiredText, text, versionSchema } from '../kernel/fields.ts';

export const assessmentTypes = ['practice', 'interview'] as const;
export const assessmentTypeSchema = z.enum(assessmentTypes);
export type AssessmentType = z.infer<typeof assessmentTypeSchema>;

export const assessmentStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'] as const;
export const assessmentStatusSchema = z.enum(assessmentStatuses);
export type AssessmentStatus = z.infer<typeof assessmentStatusSchema>;

export const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** A few lines to read, where the question is about them. */
  code: z.string().optional(),
  category: z.string(),
});
export type Question = z.infer<typeof questionSchema>;

export const answerMaxLength = 20_000;
export const reasonMaxLength = 2000;

export const answerSchema = z.object({
  id: text(100),
  category: text(100).default(''),
  answer: text(answerMaxLength).default(''),
  ai_assisted: z.boolean().default(false),
  /** How AI was used; nothing where it was not. */
  ai_reason: text(reasonMaxLength).default(''),
});
export type Answer = z.infer<typeof answerSchema>;

export const aiEvaluationSchema = z.object({
  usage_appropriateness: z.number(),
  reasoning_quality: z.number(),
  understanding_demonstrated: z.number(),
});

/** A recruiter's score beside that of the engine; both stay visible, and the candidate may answer. */
export const correctionSchema = z.object({
  id: idSchema,
  score: z.number(),
  reason: z.string(),
  correctedAt: z.iso.datetime(),
  organisationName: z.string(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
});
export type Correction = z.infer<typeof correctionSchema>;

export const resultSchema = z.object({
  question_id: z.string(),
  /** 0 to 3; null where the engine cannot judge the answer and says so. */
  score: z.number().nullable(),
  feedback: z.string(),
  ai_evaluation: aiEvaluationSchema.nullable(),
  /** What a good answer contains, and the answer's own words where it does. */
  points: z.array(z.object({ text: z.string(), quote: z.string().nullable() })),
});
export type Result = z.infer<typeof resultSchema>;

/** Out of 15: five questions of three points. */
export const highestTotal = 15;
export const highestScore = 3;

/** What the specification calls a candidate answer set: one attempt. */
export const answerSetSchema = z.object({
  entity: z.literal('cv'),
  type: assessmentTypeSchema,
  candidateId: idSchema,
  status: assessmentStatusSchema,
  answers: z.array(answerSchema),
  completedAt: z.iso.datetime().nullable(),
  /** Null until it was evaluated. */
  results: z.array(resultSchema).nullable(),
  total_score: z.number().nullable(),
  ai_competency_score: z.number().nullable(),
  attempt: z.number().int(),
  version: z.number().int(),
});
export type AnswerSet = z.infer<typeof answerSetSchema>;

/** An attempt that is over, with everything there is to read about it. */
export const finishedAttemptSchema = answerSetSchema.extend({
  id: idSchema,
  questions: z.array(questionSchema),
  corrections: z.array(correctionSchema.extend({ questionId: z.string() })),
  /** Who evaluated it: the built-in engine or a language model, and which version. */
  engine: z.string().nullable(),
  engineVersion: z.string().nullable(),
  note: z.string().nullable(),
});
export type FinishedAttempt = z.infer<typeof finishedAttemptSchema>;

export const adjustmentKinds = ['extra-time', 'other-format', 'other'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];
export const adjustmentsSchema = z.object({
  kinds: z.array(z.enum(adjustmentKinds)).min(1, 'Choose what would help').max(adjustmentKinds.length),
  note: text(1000).trim().default(''),
});
export type Adjustments = z.infer<typeof adjustmentsSchema>;
export const requestedAdjustmentsSchema = adjustmentsSchema.extend({ requestedAt: z.iso.datetime() });
export type RequestedAdjustments = z.infer<typeof requestedAdjustmentsSchema>;

/** What a candidate's screen of one kind of assessment shows. */
export const assessmentSchema = z.object({
  type: assessmentTypeSchema,
  candidateId: idSchema.nullable(),
  /** Why there are no questions; null when there are. */
  missing: z.enum(['cv', 'confirmation']).nullable(),
  /** The attempt that is being worked on, or the last one. */
  current: answerSetSchema.nullable(),
  questions: z.array(questionSchema),
  /** The last attempt that was submitted, evaluated or about to be. */
  finished: finishedAttemptSchema.nullable(),
  /** Every submitted attempt, oldest first. */
  attempts: z.array(
    z.object({ attempt: z.number().int(), completedAt: z.iso.datetime(), total_score: z.number().nullable() }),
  ),
  adjustments: requestedAdjustmentsSchema.nullable(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

export const saveAnswersInputSchema = z.object({
  type: assessmentTypeSchema,
  entity: z.literal('cv'),
  candidateId: idSchema,
  status: z.enum(['IN_PROGRESS', 'COMPLETED']),
  answers: z.array(answerSchema).max(20),
  /** The save this one is based on; a stale one is refused with both texts. */
  version: versionSchema.optional(),
});
export type SaveAnswersInput = z.infer<typeof saveAnswersInputSchema>;

export const correctionInputSchema = z.object({
  assessmentId: idSchema,
  questionId: text(100),
  score: z
    .number({ error: 'Enter a score from 0 to 3' })
    .min(0, 'Enter a score from 0 to 3')
    .max(highestScore, 'Enter a score from 0 to 3')
    .transform((score) => Math.round(score * 100) / 100),
  reason: requiredText(1000, 'Say why you changed the score'),
});
