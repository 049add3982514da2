import { after, days } from '../clock.ts';
import { type DeliverOptions, deliver } from '../events/deliver.ts';
import { deleteOldEvents } from '../events/events.repo.ts';
import { cleanUpTask, deliverTask } from '../events/events.tasks.ts';
import { defineFeature, type FeatureContext } from './feature.ts';
import { task } from './feature-task.ts';

const keptFor = days(30);
const removedAtOnce = 5000;

type EventTools = Omit<DeliverOptions, 'listeners'> & Pick<FeatureContext, 'listeners'>;

export const eventsFeature = defineFeature({
  name: 'events',
  tasks: [
    task(deliverTask, ({ listeners, ...tools }: EventTools, delivery, context) =>
      deliver({ ...tools, listeners: listeners() }, delivery, context),
    ),
    task(cleanUpTask, removeOldEvents),
  ],
  build: ({ platform: { database, clock, log }, listeners }) => ({
    service: undefined,
    tools: { database, clock, log, listeners },
  }),
});

async function removeOldEvents({ database, clock }: Pick<EventTools, 'database' | 'clock'>): Promise<void> {
  const before = after(clock.now(), -keptFor);
  while ((await deleteOldEvents(database.system, before, removedAtOnce)) === removedAtOnce);
}
