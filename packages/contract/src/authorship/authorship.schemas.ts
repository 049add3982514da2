import { z } from 'zod';
import { requiredText } from '../kernel/fields.ts';

export const aiLikelihoods = ['low', 'medium', 'high', 'unknown'] as const;
export type AiLikelihood = (typeof aiLikelihoods)[number];

export const authorshipReasonSchema = z.object({
  kind: z.enum(['placeholder', 'artefact', 'phrases', 'contradiction', 'too-short', 'other-language', 'ordinary']),
  /** One sentence, for the person and for the recruiter. */
  text: z.string(),
  /** The CV's words, where there are any. */
  quote: z.string().nullable(),
});
export type AuthorshipReason = z.infer<typeof authorshipReasonSchema>;

export const statementMaxLength = 1000;
export const statementInputSchema = z.object({ text: requiredText(statementMaxLength, 'Write a statement') });

/** What the person a CV is about says to what was found. */
export const statementSchema = z.object({ text: z.string(), writtenAt: z.iso.datetime() });
export type Statement = z.infer<typeof statementSchema>;

/** How likely a machine wrote the CV. It changes no score. */
export const authorshipSchema = z.object({
  likelihood: z.enum(aiLikelihoods),
  reasons: z.array(authorshipReasonSchema),
  /** Of CVs that people wrote before 2021, which shares are called "high" and "medium". */
  falseAlarmRate: z.object({
    high: z.number(),
    /** Upper end of the 95 % interval. */
    highAtMost: z.number(),
    medium: z.number(),
    /** How many were looked at. */
    cvs: z.number().int(),
  }),
  /** Of the judge; empty while the CV waits for it. */
  version: z.string(),
  statement: statementSchema.nullable(),
});
export type Authorship = z.infer<typeof authorshipSchema>;
