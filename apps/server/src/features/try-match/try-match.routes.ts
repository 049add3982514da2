import { prepareTrial, tryMatch } from '@candela/contract/try-match/try-match.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { TryMatchService } from './try-match.service.ts';

export const tryMatchRoutes = (trial: TryMatchService): RouteBinding[] => [
  bind(tryMatch, ({ body }) => trial.match(body)),
  bind(prepareTrial, async () => {
    trial.prepare();
    return { message: 'Getting ready.' };
  }),
];
