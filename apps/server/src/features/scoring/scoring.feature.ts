import { applicationMoved, applicationOpened } from '../../events/applications.events.ts';
import { candidateRenamed, objectionChanged } from '../../events/candidates.events.ts';
import { jobChanged, jobStatusChanged } from '../../events/jobs.events.ts';
import { scored } from '../../events/scoring.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { createReader } from './reader.ts';
import { enqueueReading, readCandidate, readJob, readJobTask, readOneTask } from './reading.tasks.ts';
import { scoringPersonal } from './scoring.personal.ts';
import { createScoringService } from './scoring.service.ts';
import { catchUp, catchUpTask, scoreJob, scoreJobTask } from './scoring.tasks.ts';

export const scoringFeature = defineFeature({
  name: 'scoring',
  personal: scoringPersonal,
  tasks: [
    task(scoreJobTask, scoreJob),
    task(catchUpTask, catchUp),
    task(readJobTask, readJob),
    task(readOneTask, readCandidate),
  ],
  build: ({ platform: { config, database, clock, queue, events, log } }) => {
    const reader = createReader({ isOn: config.reader, log });
    const service = createScoringService({ clock, queue, events, reader });
    return {
      service,
      tools: { database, clock, queue, events, reader, log },
      listeners: [
        // Who applied brings a CV that the job has not been compared with; a candidate who was uploaded has a score already.
        listen(applicationOpened, 'scoring.applied', (tx, { candidateId, jobId }) =>
          service.scoreApplicant(tx, { candidateId, jobId }),
        ),
        listen(applicationMoved, 'scoring.withdrawn', async (tx, { candidateId, jobId, to, byCandidate }) => {
          if (!byCandidate) return;
          await (to === 'rejected' ? service.forgetApplicant : service.scoreApplicant)(tx, { candidateId, jobId });
        }),
        // The fast scorer was first; who stands at the top, or near the threshold, is read.
        listen(scored, 'scoring.read', async (tx, { jobIds }, { organisationId }) => {
          if (reader.isOn) await enqueueReading(tx, queue, organisationId, jobIds);
        }),
        listen(candidateRenamed, 'scoring.renamed', (tx, { candidateId }) => service.rescorePerson(tx, candidateId)),
        listen(objectionChanged, 'scoring.objection', (tx, objection, { organisationId }) =>
          service.followObjection(tx, { organisationId, ...objection }),
        ),
        listen(jobChanged, 'scoring.job-changed', (tx, { jobId }, { organisationId }) =>
          service.rescoreJob(tx, organisationId, jobId),
        ),
        listen(jobStatusChanged, 'scoring.job-opened', async (tx, { jobId, to }, { organisationId }) => {
          if (to === 'Active') await service.rescoreJob(tx, organisationId, jobId);
        }),
      ],
    };
  },
});
