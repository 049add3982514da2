import { after, days } from '../clock.ts';
import { deliver } from '../events/deliver.ts';
import { deleteOldEvents } from '../events/events.repo.ts';
import { cleanUpTask, deliverTask } from '../events/events.tasks.ts';
import { handleTask } from '../queue/task.ts';
import { defineFeature } from './feature.ts';

const keptFor = days(30);
const removedAtOnce = 5000;

export const eventsFeature = defineFeature({
  name: 'events',
  tasks: [deliverTask, cleanUpTask],
  build: ({ platform: { database, clock, log }, listeners }) => ({
    service: undefined,
    handlers: [
      handleTask(deliverTask, (delivery, task) =>
        deliver({ database, clock, log, listeners: listeners() }, delivery, task),
      ),
      handleTask(cleanUpTask, async () => {
        const before = after(clock.now(), -keptFor);
        while ((await deleteOldEvents(database.system, before, removedAtOnce)) === removedAtOnce);
      }),
    ],
  }),
});
