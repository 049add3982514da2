import { defineFeature } from '../feature.ts';
import { auditHandlers, sealAuditTask } from './audit.tasks.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  tasks: [sealAuditTask],
  build: ({ platform: { database } }) => ({ service: undefined, handlers: auditHandlers(database) }),
});
