import { z } from 'zod';
import { answerSetSchema, assessmentStatusSchema, questionSchema } from '../assessments/assessments.schemas.ts';
import { cvSchema, socialsSchema } from '../cvs/cvs.schemas.ts';
import { httpUrlSchema, idSchema, text } from '../kernel/fields.ts';
import { optionalNameText } from '../kernel/names.ts';

/** An address with http or https, or nothing. */
const socialSchema = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), httpUrlSchema], { error: 'Invalid URL' }));

/** A CV often leaves the scheme out; forms ask for a whole address. */
export const withScheme = (link: string): string => (link === '' || /^[a-z]+:/i.test(link) ? link : `https://${link}`);

/** What a candidate may write about how to reach them. Absent stays as it is. */
export const detailsInputSchema = z.object({
  name: optionalNameText(160),
  phone: text(60).trim().optional(),
  address: text(500).trim().optional(),
  socials: z
    .object({
      linkedin: socialSchema,
      github: socialSchema,
      x: socialSchema,
      facebook: socialSchema,
      website: socialSchema,
    })
    .partial()
    .optional(),
});
export type DetailsInput = z.infer<typeof detailsInputSchema>;

/** Everything of the signed-in candidate's own. */
export const candidateDetailsSchema = z.object({
  /** Of the person's own record; null until there is one. */
  candidateId: idSchema.nullable(),
  cvId: idSchema.nullable(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
  authProvider: z.enum(['cognito', 'google']),
  socials: socialsSchema,
  /** The present CV, or none. */
  cvData: z.array(cvSchema),
  cv_assessment_status: assessmentStatusSchema,
  /** Out of 15; null until there is one. */
  cv_assessment_score: z.number().nullable(),
  cv_practice_questions: z.array(questionSchema),
  cv_interview_questions: z.array(questionSchema),
  candidateAnswers: z.array(answerSetSchema),
});
export type CandidateDetails = z.infer<typeof candidateDetailsSchema>;
