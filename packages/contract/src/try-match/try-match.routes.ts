import { z } from 'zod';
import { cvFlagSchema } from '../cvs/cvs.schemas.ts';
import { messageResponseSchema } from '../kernel/fields.ts';
import { defineRoute } from '../kernel/route.ts';
import { explainedFactorSchema } from '../rankings/rankings.schemas.ts';

/** Longer than any advert or CV that is read to the end. */
const most = 20_000;
/** A line or two says too little to be held against anything. */
const fewest = 80;

const pasted = (what: string) =>
  z
    .string({ error: `Paste ${what}, or take an example.` })
    .trim()
    .min(1, { error: `Paste ${what}, or take an example.`, abort: true })
    .min(fewest, `This is too short for ${what}. Please paste the whole text.`)
    .max(most, {
      error: ({ input }) =>
        `This is too long: ${String(input).length.toLocaleString('en-GB')} characters, and at most ${most.toLocaleString('en-GB')} are read.`,
    });

export const tryMatchInputSchema = z.object({ job: pasted('a job advert'), cv: pasted('a CV') });

export const tryMatchSchema = z.object({
  score: z.number(),
  /** What a job asks for unless its recruiter says otherwise. */
  threshold: z.number(),
  factors: z.array(explainedFactorSchema),
  engine: z.string(),
  version: z.string(),
  /** Whether the lines of the CV were read one by one, as in a ranking; not where this machine cannot run the reader. */
  isRead: z.boolean(),
  /** What was read from the advert. */
  job: z.object({
    title: z.string(),
    requirements: z.number().int(),
    niceToHave: z.number().int(),
    skills: z.array(z.string()),
    /** What a reader should know about the advert. */
    flags: z.array(cvFlagSchema),
  }),
  /** What was read from the CV; nothing that says who the person is. */
  cv: z.object({
    posts: z.array(z.object({ title: z.string(), duration: z.string() })),
    years: z.number().nullable(),
    qualifications: z.array(z.string()),
    skills: z.array(z.string()),
  }),
  /** The same about the CV. */
  flags: z.array(cvFlagSchema),
});
export type TryMatch = z.infer<typeof tryMatchSchema>;

export const tryMatch = defineRoute({
  id: 'try-match.run',
  method: 'POST',
  path: '/api/site/try-match',
  summary: 'Explains how a pasted CV matches a pasted advert; keeps neither',
  access: { kind: 'public' },
  rateLimit: { limit: 40, windowSeconds: 600, by: 'address' },
  // Every letter may take six bytes.
  bodyLimit: 256 * 1024,
  body: tryMatchInputSchema,
  response: tryMatchSchema,
});

export const prepareTrial = defineRoute({
  id: 'try-match.prepare',
  method: 'POST',
  path: '/api/site/try-match/prepare',
  summary: 'A visitor has opened the form: what answers it is loaded ahead, so that they do not wait for it',
  access: { kind: 'public' },
  rateLimit: { limit: 40, windowSeconds: 600, by: 'address' },
  status: 202,
  response: messageResponseSchema,
});
