import * as contract from '@candela/contract/scorecards/scorecards.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import type { InterviewTools } from '../interviews/interview-parts.service.ts';
import { getForm, mailLink, submitForm } from './linked-scorecard.service.ts';
import * as service from './scorecards.service.ts';

/** From all of an organisation together to one person. */
const mailsToOne = { limit: 5, windowSeconds: 24 * 60 * 60 };

export const scorecardRoutes = (tools: InterviewTools, limiter: RateLimiter): RouteBinding[] => [
  bind(contract.listScorecards, async ({ principal, params }) => ({
    data: await service.listScorecards(tools, principal, params.id),
  })),
  bind(contract.submitScorecard, async ({ principal, params, body }) => ({
    data: await service.submitScorecard(tools, principal, params.id, body),
  })),
  bind(contract.askForScorecard, async ({ principal, params, body }) => {
    await limiter.hit(`scorecard-mail:${principal.organisationId}:${body.email}`, mailsToOne);
    return { data: await service.askForScorecard(tools, principal, params.id, body.email, mailLink(tools)) };
  }),
  bind(contract.setCriteria, async ({ principal, params, body }) => ({
    data: await service.setCriteria(tools, principal, params.id, body.criteria),
  })),
  bind(contract.summariseScorecards, async ({ principal, params }) => ({
    data: await service.summarise(tools, principal, params.id),
  })),
  bind(contract.getScorecardForm, async ({ params }) => ({ data: await getForm(tools, params.token) })),
  bind(contract.submitScorecardForm, async ({ params, body }) => {
    await submitForm(tools, params.token, body);
    return { message: 'Thank you. Your scorecard was submitted.' };
  }),
];
