import * as routes from '@candela/contract/applications/applications.routes.ts';
import * as boardRoutes from '@candela/contract/applications/board.routes.ts';
import * as moveRoutes from '@candela/contract/applications/moves.routes.ts';
import * as ownRoutes from '@candela/contract/applications/own-applications.routes.ts';
import * as filterRoutes from '@candela/contract/applications/saved-filters.routes.ts';
import { bind, bindList, type RouteBinding } from '../../platform/http/binding.ts';
import type { ApplicationsService } from './applications.service.ts';
import type { BoardService } from './board.service.ts';
import type { ListService } from './list.service.ts';
import type { MovesService } from './moves.service.ts';
import type { OwnApplicationsService } from './own-applications.service.ts';
import type { SavedFiltersService } from './saved-filters.service.ts';
import type { StatsService } from './stats.service.ts';

export interface ApplicationServices {
  applications: ApplicationsService;
  own: OwnApplicationsService;
  board: BoardService;
  list: ListService;
  moves: MovesService;
  stats: StatsService;
  savedFilters: SavedFiltersService;
}

export const applicationRoutes = ({
  applications,
  own,
  board,
  list,
  stats,
  moves,
  savedFilters,
}: ApplicationServices): RouteBinding[] => [
  bind(routes.changeApplicationStatus, async ({ principal, body }) => ({
    data: await applications.changeStatus(principal, body),
  })),
  bindList(routes.listApplications, ({ principal, query }) => list.list(principal, query)),
  bind(routes.exportApplications, ({ principal, query }) => list.toCsv(principal, query)),
  bind(routes.getApplicationStats, async ({ principal, query }) => ({
    data: await stats.summarise(principal, query.timeZone),
  })),
  bind(filterRoutes.getSavedFilters, async ({ principal }) => ({ data: await savedFilters.get(principal) })),
  bind(filterRoutes.saveFilters, async ({ principal, body }) => ({
    data: await savedFilters.save(principal, body.filters),
  })),
  bind(boardRoutes.getBoard, ({ principal, query }) => board.read(principal, query)),
  bind(boardRoutes.getBoardColumn, ({ principal, params, query }) => board.readColumn(principal, params.status, query)),
  bind(moveRoutes.moveApplications, async ({ principal, body }) => ({ data: await moves.move(principal, body) })),
  bind(moveRoutes.listRejectionReasons, async ({ principal }) => ({
    data: { reasons: await moves.listReasons(principal) },
  })),
  bind(moveRoutes.setRejectionReasons, async ({ principal, body }) => ({
    data: { reasons: await moves.setReasons(principal, body.reasons) },
  })),
  bind(ownRoutes.listOwnApplications, async ({ principal }) => ({ data: await own.list(principal) })),
  bind(ownRoutes.getOwnApplication, async ({ principal, params }) => ({ data: await own.get(principal, params.id) })),
  bind(ownRoutes.applyForJob, async ({ principal, params }) => ({ data: await own.apply(principal, params.id) })),
  bind(ownRoutes.withdrawApplication, async ({ principal, params }) => ({
    data: await own.withdraw(principal, params.id),
  })),
  bind(ownRoutes.writeScoreStatement, async ({ principal, params, body }) => ({
    data: await own.say(principal, params.id, body.text),
  })),
  bind(ownRoutes.removeScoreStatement, async ({ principal, params }) => {
    await own.say(principal, params.id, null);
    return { message: 'Your statement is no longer shown.' };
  }),
];
