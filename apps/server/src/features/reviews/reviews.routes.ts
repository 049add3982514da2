import * as routes from '@candela/contract/reviews/reviews.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ReviewsService } from './reviews.service.ts';

export const reviewRoutes = (reviews: ReviewsService): RouteBinding[] => [
  bind(routes.askForReview, async ({ principal, params, body }) => ({
    data: await reviews.ask(principal, params.id, body),
  })),
  bind(routes.listOwnReviews, async ({ principal, params }) => ({ data: await reviews.listOwn(principal, params.id) })),
  bind(routes.listOpenReviews, async ({ principal }) => ({ data: await reviews.listOpen(principal) })),
  bind(routes.listCandidateReviews, async ({ principal, params }) => ({
    data: await reviews.listOfCandidate(principal, params.id),
  })),
  bind(routes.answerReview, async ({ principal, params, body }) => ({
    data: await reviews.answer(principal, params.id, body.answer),
  })),
];
