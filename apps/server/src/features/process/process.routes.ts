import * as routes from '@candela/contract/process/process.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { StageMailsService } from './stage-mails.service.ts';
import type { TemplatesService } from './templates.service.ts';
import type { WaitingService } from './waiting.service.ts';

export const processRoutes = ({
  templates,
  mails,
  waiting,
}: {
  templates: TemplatesService;
  mails: StageMailsService;
  waiting: WaitingService;
}): RouteBinding[] => [
  bind(routes.listStageMails, async ({ principal }) => ({ data: await templates.list(principal) })),
  bind(routes.saveStageMail, async ({ principal, params, body }) => ({
    data: await templates.save(principal, params.status, body),
  })),
  bind(routes.resetStageMail, async ({ principal, params }) => ({
    data: await templates.reset(principal, params.status),
  })),
  bind(routes.previewStageMail, async ({ principal, params, query }) => ({
    data: await mails.preview(principal, { ...query, status: params.status }),
  })),
  bind(routes.listSentStageMails, async ({ principal, params }) => ({
    data: await mails.listSent(principal, params.id),
  })),
  bind(routes.getProcessSettings, async ({ principal }) => ({ data: await templates.getSettings(principal) })),
  bind(routes.saveProcessSettings, async ({ principal, body }) => ({
    data: await templates.saveSettings(principal, body),
  })),
  bind(routes.listWaitingApplications, async ({ principal }) => ({ data: await waiting.list(principal) })),
];
