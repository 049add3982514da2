import { defineFeature } from '../manifest/feature.ts';
import { auditPersonal } from './audit.personal.ts';
import { auditHandlers, sealAuditTask } from './audit.tasks.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  personal: auditPersonal,
  tasks: [sealAuditTask],
  build: ({ platform: { database } }) => ({ service: undefined, handlers: auditHandlers(database) }),
});
