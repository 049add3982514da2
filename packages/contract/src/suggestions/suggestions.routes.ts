import { z } from 'zod';
import { detailsInputSchema } from '../candidates/details.schemas.ts';
import { cvEditSchema, educationSchema, experienceSchema, socialsSchema } from '../cvs/cvs.schemas.ts';
import { dataResponse, idSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

const wordsSchema = z.object({ was: z.string(), proposed: z.string() });
export const changeSchema = z.discriminatedUnion('field', [
  wordsSchema.extend({ field: z.literal('name') }),
  wordsSchema.extend({ field: z.literal('email') }),
  wordsSchema.extend({ field: z.literal('phone') }),
  wordsSchema.extend({ field: z.literal('address') }),
  wordsSchema.extend({ field: z.literal('summary') }),
  z.object({ field: z.literal('socials'), was: socialsSchema, proposed: socialsSchema }),
  z.object({ field: z.literal('skills'), was: z.array(z.string()), proposed: z.array(z.string()) }),
  z.object({ field: z.literal('experience_years'), was: z.number(), proposed: z.number() }),
  z.object({ field: z.literal('experience'), was: z.array(experienceSchema), proposed: z.array(experienceSchema) }),
  z.object({ field: z.literal('education'), was: z.array(educationSchema), proposed: z.array(educationSchema) }),
]);
export type SuggestedChange = z.infer<typeof changeSchema>;
export type SuggestedField = SuggestedChange['field'];

/** As they stand in a sentence. */
export const suggestedFieldWords: Readonly<Record<SuggestedField, string>> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  address: 'address',
  socials: 'links',
  summary: 'summary',
  skills: 'skills',
  experience_years: 'years of experience',
  experience: 'experience',
  education: 'education',
};

export const suggestionSchema = z.object({
  id: idSchema,
  candidateId: idSchema,
  /** The CV it is about; null for a plain fact. */
  cvId: idSchema.nullable(),
  /** What stood there when it was suggested, and what the candidate says instead. */
  change: changeSchema,
  suggestedAt: z.iso.datetime(),
  /** Null until a recruiter has decided. A plain fact is accepted at once. */
  decision: z.enum(['accepted', 'declined']).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** In the recruiter's words, to the candidate. */
  answer: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

const longestAnswer = 1000;

export const makeSuggestions = defineRoute({
  id: 'suggestions.make',
  method: 'POST',
  path: '/api/candidate/records/:id/suggestions',
  summary:
    'Corrects what an organisation holds about the signed-in candidate: facts at once, what was read from a CV once a recruiter agrees',
  access: may('candidate.update-own'),
  params: z.object({ id: idSchema }),
  body: z.object({
    facts: detailsInputSchema
      .extend({
        /** The address of the account takes the place of the one that was read. */
        usesAccountEmail: z.boolean().optional(),
      })
      .optional(),
    /** A field that says what was read takes back what was suggested for it. */
    read: cvEditSchema.extend({ cvId: idSchema }).optional(),
  }),
  response: dataResponse(z.array(suggestionSchema)),
  errors: ['NOT_FOUND'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'account' },
});

export const listOwnSuggestions = defineRoute({
  id: 'suggestions.list-own',
  method: 'GET',
  path: '/api/candidate/records/:id/suggestions',
  summary: 'What the signed-in candidate corrected in a record, newest first, and what became of it',
  access: may('candidate.read-own'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.array(suggestionSchema)),
});

export const listCandidateSuggestions = defineRoute({
  id: 'suggestions.list-of-candidate',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/suggestions',
  summary: 'What a candidate corrected in the record about them, newest first',
  access: may('candidate.read'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.array(suggestionSchema)),
  errors: ['NOT_FOUND'],
});

export const decideSuggestion = defineRoute({
  id: 'suggestions.decide',
  method: 'POST',
  path: '/api/recruiter/suggestions/:id/decision',
  summary: 'Accepts a suggestion, which changes the CV and has it scored again, or declines it; once',
  access: may('suggestion.decide'),
  params: z.object({ id: idSchema }),
  body: z.object({
    decision: z.enum(['accepted', 'declined']),
    answer: text(longestAnswer).trim().default(''),
  }),
  response: dataResponse(suggestionSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
