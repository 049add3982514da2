import * as routes from '@candela/contract/suggestions/suggestions.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { SuggestionsService } from './suggestions.service.ts';

export const suggestionRoutes = (suggestions: SuggestionsService): RouteBinding[] => [
  bind(routes.makeSuggestions, async ({ principal, params, body }) => ({
    data: await suggestions.make(principal, params.id, body),
  })),
  bind(routes.listOwnSuggestions, async ({ principal, params }) => ({
    data: await suggestions.listOwn(principal, params.id),
  })),
  bind(routes.listCandidateSuggestions, async ({ principal, params }) => ({
    data: await suggestions.listOfCandidate(principal, params.id),
  })),
  bind(routes.decideSuggestion, async ({ principal, params, body }) => ({
    data: await suggestions.decide(principal, params.id, body),
  })),
];
