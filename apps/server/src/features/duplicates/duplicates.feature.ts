import { cvRead } from '../../events/cvs.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { duplicatesPersonal } from './duplicates.personal.ts';
import { duplicateRoutes } from './duplicates.routes.ts';
import { createDuplicatesService } from './duplicates.service.ts';
import { createMergeService } from './merge.service.ts';
import { noteDuplicates } from './notes.service.ts';

export const duplicatesFeature = defineFeature({
  name: 'duplicates',
  personal: duplicatesPersonal,
  build: ({ platform: { database, clock }, use }) => {
    const duplicates = createDuplicatesService({ database, clock });
    const merges = createMergeService({ database, clock, scoring: use(scoringFeature) });
    return {
      service: duplicates,
      routes: duplicateRoutes(duplicates, merges),
      listeners: [
        listen(cvRead, 'duplicates.note', (tx, { candidateId }, { organisationId, at }) =>
          noteDuplicates(tx, { organisationId, candidateId, now: at }),
        ),
      ],
    };
  },
});
