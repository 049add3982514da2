import { getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import { listCandidateReviews } from '@candela/contract/reviews/reviews.routes.ts';
import { summariseScorecards } from '@candela/contract/scorecards/scorecards.routes.ts';
import { listCandidateSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useOnce } from '#lib/use-once.ts';

/**
 * Whether everything has come that stands above a person's scores and CV where there is any: asked for at once and shown
 * together, so that these do not jump.
 */
export function useIsPersonKnown(id: string): boolean {
  const params = { id };
  const queries = [
    useQuery({ ...apiQuery(listCandidateReviews, { params }), enabled: useMay('review.answer') }),
    useQuery(apiQuery(listCandidateSuggestions, { params })),
    useQuery({ ...apiQuery(summariseScorecards, { params }), enabled: useMay('candidate.read') }),
    useQuery(apiQuery(getCandidateAssessment, { params })),
  ];
  return useOnce(!queries.some(({ isLoading }) => isLoading));
}
