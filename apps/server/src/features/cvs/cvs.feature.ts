import { applicationOpened } from '../../events/applications.events.ts';
import { candidateRenamed } from '../../events/candidates.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { renameInSearch } from '../../records/cvs.repo.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { cvsPersonal } from './cvs.personal.ts';
import { cvRoutes } from './cvs.routes.ts';
import { createCvsService } from './cvs.service.ts';
import { findForgottenTask, readAgainTask, readCvTask, readSuspectedCvTask, tidyStoreTask } from './cvs.tasks.ts';
import { findForgotten } from './find-forgotten.ts';
import { forgetWords } from './forget-words.repo.ts';
import { createInvitationService } from './invitation.service.ts';
import { readAgain } from './read-again.ts';
import { readCv } from './read-cv.ts';
import { tidyStore } from './tidy-store.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploadsService } from './uploads.service.ts';

export const cvsFeature = defineFeature({
  name: 'cvs',
  personal: cvsPersonal,
  eraseOf: forgetWords,
  tasks: [
    task(readCvTask, readCv),
    task(readSuspectedCvTask, readCv),
    task(readAgainTask, readAgain),
    task(findForgottenTask, findForgotten),
    task(tidyStoreTask, tidyStore),
  ],
  build: ({ platform, use }) => {
    const { config, database, clock, events, queue, storage, extractor, keys } = platform;
    const { modelCalls } = use(llmFeature);
    const scoring = use(scoringFeature);
    const mail = use(mailFeature);
    const { linkOrigin } = config;
    const invitations = createInvitationService({ clock, mail, linkKey: keys.signedLink, linkOrigin });
    const cvs = createCvsService({ database, clock, storage, scoring });
    const uploads = createUploadsService({ database, clock, queue, storage });
    return {
      service: cvs,
      routes: [...uploadRoutes(uploads), ...cvRoutes(cvs)],
      listeners: [
        listen(applicationOpened, 'cvs.invite', (tx, { candidateId, jobId }, { organisationId }) =>
          invitations.invite(tx, candidateId, { organisationId, jobId }),
        ),
        listen(candidateRenamed, 'cvs.rename', (tx, { candidateId }, { organisationId }) =>
          renameInSearch(tx, organisationId, candidateId),
        ),
      ],
      tools: { database, clock, events, queue, storage, extractor, modelCalls, scoring },
    };
  },
});
