import { defineFeature } from '../../platform/feature.ts';
import { createHeldService } from './held.service.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeopleService } from './people.service.ts';
import { deleteFilesTask, peopleHandlers } from './people.tasks.ts';
import { createPeopleSearchService } from './search.service.ts';

export const peopleFeature = defineFeature({
  name: 'people',
  tasks: [deleteFilesTask],
  build: ({ platform: { database, clock, queue, storage, keys } }) => {
    const service = {
      people: createPeopleService({ database, clock }),
      search: createPeopleSearchService({ database }),
      held: createHeldService({ database, clock, storage, queue, linkKey: keys.signedLink }),
    };
    return { service, routes: peopleRoutes(service), handlers: peopleHandlers({ storage }) };
  },
});
