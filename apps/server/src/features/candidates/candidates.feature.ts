import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { assessmentsFeature } from '../assessments/assessments.feature.ts';
import { cvsFeature } from '../cvs/cvs.feature.ts';
import { callOffInterviews } from '../interviews/call-off.service.ts';
import { interviewsFeature } from '../interviews/interviews.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { candidatesPersonal } from './candidates.personal.ts';
import { candidateRoutes } from './candidates.routes.ts';
import { createCandidatesService } from './candidates.service.ts';
import { deleteFiles, deleteFilesTask } from './candidates.tasks.ts';
import { createClaimLinkService } from './claim-link.service.ts';
import { createDetailsService } from './details.service.ts';
import { createHeldRecordService } from './held-record.service.ts';
import { createCandidateSearchService } from './search.service.ts';

export const candidatesFeature = defineFeature({
  name: 'candidates',
  personal: candidatesPersonal,
  tasks: [task(deleteFilesTask, deleteFiles)],
  build: ({ platform: { database, clock, queue, storage, keys, events }, personal, use }) => {
    const cvs = use(cvsFeature);
    const interviews = use(interviewsFeature);
    const { readDetails: readAssessments } = use(assessmentsFeature);
    const service = {
      people: createCandidatesService({ database, clock }),
      details: createDetailsService({ database, clock, events, getOwnCv: cvs.getOwn, readAssessments }),
      claims: createClaimLinkService({ database, clock, linkKey: keys.signedLink }),
      search: createCandidateSearchService({ database }),
      held: createHeldRecordService({
        database,
        clock,
        storage,
        queue,
        linkKey: keys.signedLink,
        erase: personal.erase,
        notifications: use(notificationsFeature),
        callOffInterviews: (...of) => callOffInterviews(interviews, ...of),
      }),
    };
    return { service, routes: candidateRoutes(service), tools: { storage } };
  },
});
