import * as contract from '@candela/contract/job-board/job-board.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { JobBoardService } from './job-board.service.ts';

export const jobBoardRoutes = (board: JobBoardService): RouteBinding[] => [
  bind(contract.publishToCvLibrary, async ({ principal, body }) => ({
    data: await board.publish(principal, body.jobId),
  })),
  bind(contract.syncWithCvLibrary, async ({ principal, params }) => ({ data: await board.sync(principal, params.id) })),
];
