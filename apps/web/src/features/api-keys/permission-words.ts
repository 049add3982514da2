import type { ApiKeyPermission } from '@candela/contract/api-keys/api-keys.routes.ts';

export const permissionWords: Record<ApiKeyPermission, string> = {
  'application.read': 'Read applications',
  'application.create': 'Add candidates to a pipeline',
  'application.move': 'Move applications',
  'assessment.read': 'Read assessments',
  'candidate.read': 'Read candidates',
  'company.list': 'List companies',
  'company.read': 'Read a company',
  'cv.read': 'Read CVs',
  'job.read': 'Read jobs',
  'job.create': 'Add jobs',
  'job.update': 'Change, publish and close jobs',
  'job.publish': 'Publish jobs on CV-Library',
  'ranking.read': 'Read rankings',
  'report.read': 'Read reports',
};
