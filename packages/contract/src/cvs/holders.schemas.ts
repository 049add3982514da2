import { z } from 'zod';
import { authorshipSchema } from '../authorship/authorship.schemas.ts';
import { idSchema } from '../kernel/fields.ts';
import { factorSchema, keyFactorSchema } from '../rankings/rankings.schemas.ts';

/** A score as the person it is about sees it; why it is what it is, `rankings.explain` says to them as to the recruiter. */
export const ownScoreSchema = z.object({
  jobId: idSchema,
  jobTitle: z.string(),
  companyName: z.string(),
  match_score: z.number(),
  factors: z.array(factorSchema),
  key_match_factors: z.array(keyFactorSchema),
  scoredAt: z.iso.datetime(),
});
export type OwnScore = z.infer<typeof ownScoreSchema>;

/** A CV about the person that an organisation uploaded. */
export const heldCvSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  /** The one that speaks for the person there. */
  isCurrent: z.boolean(),
  authorship: authorshipSchema,
});
export type HeldCv = z.infer<typeof heldCvSchema>;

/** An organisation that has a CV about the person: one it uploaded and they claimed, or theirs, since they applied. */
export const holderSchema = z.object({
  organisationName: z.string(),
  /** The person, as that organisation's scores know them. */
  candidateId: idSchema,
  /** It sees the person's own CV, as it is at any time. */
  isOwnCv: z.boolean(),
  since: z.iso.datetime(),
  /** What it uploaded, newest first; empty where it sees the person's own. */
  cvs: z.array(heldCvSchema),
  /** Of jobs that are or were open to everyone, best first. */
  scores: z.array(ownScoreSchema),
});
export type Holder = z.infer<typeof holderSchema>;
