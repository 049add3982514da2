import * as routes from '@candela/contract/candidates/candidates.routes.ts';
import * as claimRoutes from '@candela/contract/candidates/claims.routes.ts';
import * as detailsRoutes from '@candela/contract/candidates/details.routes.ts';
import { bind, bindList, type RouteBinding } from '../../platform/http/binding.ts';
import type { CandidatesService } from './candidates.service.ts';
import type { ClaimLinkService } from './claim-link.service.ts';
import type { DetailsService } from './details.service.ts';
import type { Erased, HeldRecordService } from './held-record.service.ts';
import type { CandidateSearchService } from './search.service.ts';

const allGone = 'Everything that was held about you here has been deleted.';
const filesFollow =
  'What was held about you here has been deleted. The file store does not answer at the moment: your files are deleted as soon as it does, without you having to do anything.';

const answerTo = ({ areFilesGone }: Erased) => ({ message: areFilesGone ? allGone : filesFollow });

export const candidateRoutes = (services: {
  people: CandidatesService;
  details: DetailsService;
  claims: ClaimLinkService;
  search: CandidateSearchService;
  held: HeldRecordService;
}): RouteBinding[] => [
  bindList(routes.searchPeople, ({ principal, query }) => services.search.search(principal, query)),
  bind(routes.getPerson, async ({ principal, params }) => ({ data: await services.people.get(principal, params.id) })),
  bind(detailsRoutes.getDetails, async ({ principal }) => ({ data: await services.details.get(principal) })),
  bind(detailsRoutes.updateDetails, async ({ principal, body }) => ({
    data: await services.details.update(principal, body),
  })),
  bind(claimRoutes.readInvitation, async ({ params }) => ({ data: await services.claims.read(params.invite) })),
  bind(claimRoutes.claimRecord, async ({ principal, body }) => ({
    data: await services.claims.claim(principal, body.invite),
  })),
  bind(routes.getHeld, async ({ params }) => ({ data: await services.held.get(params.token) })),
  bind(routes.deleteHeld, async ({ params }) => answerTo(await services.held.erase(params.token))),
  bind(routes.deleteOwnRecord, async ({ principal, params }) =>
    answerTo(await services.held.eraseOwn(principal, params.id)),
  ),
];
