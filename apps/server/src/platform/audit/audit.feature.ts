import { defineFeature } from '../feature.ts';
import { auditHandlers, sealAuditJob } from './audit.jobs.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  tasks: [sealAuditJob],
  build: ({ platform: { database } }) => ({ service: undefined, handlers: auditHandlers(database) }),
});
