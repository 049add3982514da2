import { z } from 'zod';
import { dataResponse, idSchema, requiredText } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const reviewSubjects = ['score', 'decision'] as const;

/** A candidate's request that a person looks at a score or a decision again, and what that person answered. */
export const reviewSchema = z.object({
  id: idSchema,
  jobId: idSchema,
  jobTitle: z.string(),
  companyName: z.string(),
  about: z.enum(reviewSubjects),
  question: z.string(),
  askedAt: z.iso.datetime(),
  /** One month after it was asked. */
  dueAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

export const receivedReviewSchema = reviewSchema.extend({ candidateId: idSchema, candidateName: z.string() });
export type ReceivedReview = z.infer<typeof receivedReviewSchema>;

const ofJob = z.object({ id: idSchema });
const longest = 4000;

export const askForReview = defineRoute({
  id: 'reviews.ask',
  method: 'POST',
  path: '/api/candidate/job/:id/reviews',
  summary: 'Asks for a human review of a score or a decision; one at a time for an application',
  access: may('review.ask'),
  params: ofJob,
  body: z.object({
    about: z.enum(reviewSubjects),
    question: requiredText(longest, 'Please say what to look at again'),
  }),
  response: dataResponse(reviewSchema),
  status: 201,
  errors: ['NOT_FOUND', 'REVIEW_OPEN'],
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'account' },
});

export const listOwnReviews = defineRoute({
  id: 'reviews.list-own',
  method: 'GET',
  path: '/api/candidate/job/:id/reviews',
  summary: "The signed-in candidate's requests about an application, newest first",
  access: may('review.ask'),
  params: ofJob,
  response: dataResponse(z.array(reviewSchema)),
});

export const listOpenReviews = defineRoute({
  id: 'reviews.list-open',
  method: 'GET',
  path: '/api/recruiter/reviews',
  summary: 'Requests that wait for an answer, the one due first on top',
  access: may('review.answer'),
  response: dataResponse(z.array(receivedReviewSchema)),
});

export const listCandidateReviews = defineRoute({
  id: 'reviews.list-of-candidate',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/reviews',
  summary: "Every request of a candidate about the organisation's applications, newest first",
  access: may('review.answer'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.array(receivedReviewSchema)),
  errors: ['NOT_FOUND'],
});

export const answerReview = defineRoute({
  id: 'reviews.answer',
  method: 'POST',
  path: '/api/recruiter/reviews/:id/answer',
  summary: 'Answers a request in words; once',
  access: may('review.answer'),
  params: z.object({ id: idSchema }),
  body: z.object({ answer: requiredText(longest, 'Please write an answer') }),
  response: dataResponse(receivedReviewSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
