import { defineFeature } from '../manifest/feature.ts';
import { task } from '../manifest/feature-task.ts';
import { auditPersonal } from './audit.personal.ts';
import { sealAuditTask, sealWholeAudit } from './audit.tasks.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  personal: auditPersonal,
  tasks: [task(sealAuditTask, sealWholeAudit)],
  build: ({ platform: { database } }) => ({ service: undefined, tools: { database } }),
});
