import { applicationMoved } from '../../events/applications.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { processPersonal } from './process.personal.ts';
import { processRoutes } from './process.routes.ts';
import { tellWaitingTask } from './process.tasks.ts';
import { createStageMailsService } from './stage-mails.service.ts';
import { createTemplatesService } from './templates.service.ts';
import { createWaitingService, type WaitingService } from './waiting.service.ts';

export const processFeature = defineFeature({
  name: 'process',
  personal: processPersonal,
  tasks: [task(tellWaitingTask, (waiting: WaitingService, _payload, { signal }) => waiting.tellAll(signal))],
  build: ({ platform: { database, clock, config }, use }) => {
    const mail = use(mailFeature);
    const { linkOrigin } = config;
    const templates = createTemplatesService({ database, clock });
    const mails = createStageMailsService({ database, clock, mail, linkOrigin });
    const waiting = createWaitingService({ database, clock, mail, linkOrigin });
    return {
      service: mails,
      routes: processRoutes({ templates, mails, waiting }),
      tools: waiting,
      listeners: [
        listen(applicationMoved, 'process.mail-move', async (tx, move, { organisationId }) => {
          // What the candidate did themselves is no news to them; a move before versions were told has no mail.
          if (move.byCandidate || move.version === undefined) return;
          const { candidateId, jobId, to, version, mail: chosen } = move;
          await mails.mailMove(tx, { organisationId, candidateId, jobId, to, version, mail: chosen });
        }),
      ],
    };
  },
});
