import { recordVisit } from '@candela/contract/site/visits.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { countablePath, referrerHost } from './visit.ts';
import { countVisit } from './visits.repo.ts';

export const visitRoutes = ({ database, clock }: { database: Database; clock: Clock }): RouteBinding[] => [
  bind(recordVisit, async ({ body, request }) => {
    const path = countablePath(body.path);
    if (path) {
      await countVisit(database.system, {
        day: clock.now().toISOString().slice(0, 10),
        path,
        referrer: referrerHost(body.referrer, request.origin),
        event: body.event ?? '',
      });
    }
    return {};
  }),
];
