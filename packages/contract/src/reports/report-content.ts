import { z } from 'zod';

const itemSchema = z.object({ label: z.string(), quote: z.string().nullable() });

export const matchContentSchema = z.object({
  score: z.number(),
  threshold: z.number(),
  factors: z.array(
    z.object({
      label: z.string(),
      weight: z.number(),
      lit: z.number(),
      met: z.array(itemSchema),
      likely: z.array(itemSchema).default([]),
      /** With what is said of each; reports made before it was said have none. */
      missing: z.array(itemSchema.extend({ how: z.string().default('') })),
      /** Asked for and not scored: what to talk about. */
      unscored: z.array(z.string()).default([]),
    }),
  ),
  note: z.string().nullable(),
});
export type MatchContent = z.infer<typeof matchContentSchema>;

export const assessmentContentSchema = z.object({
  total: z.string(),
  completedAt: z.string(),
  competency: z.string().nullable(),
  answers: z.array(
    z.object({
      category: z.string(),
      question: z.string(),
      code: z.string().nullable(),
      answer: z.string(),
      score: z.string(),
      lit: z.number(),
      correction: z.string().nullable(),
      feedback: z.string(),
      aiReason: z.string().nullable(),
      aiEvaluation: z.string().nullable(),
    }),
  ),
});
export type AssessmentContent = z.infer<typeof assessmentContentSchema>;

/** Everything a report says about a candidate, in plain values: gathered once and kept with the report. */
export const reportAboutSchema = z.object({
  title: z.string(),
  organisationName: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  isBlind: z.boolean(),
  candidate: z.object({
    name: z.string(),
    /** Labelled facts: e-mail, experience, stage, … */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    skills: z.array(z.string()),
    posts: z.array(z.string()),
  }),
  match: matchContentSchema.nullable(),
  assessment: assessmentContentSchema.nullable(),
  adjustments: z.string().nullable(),
  timeline: z.array(z.object({ at: z.string(), text: z.string() })),
  /** How everything in it came about. */
  engines: z.array(z.string()),
});
export type ReportAbout = z.infer<typeof reportAboutSchema>;
