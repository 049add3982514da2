import type { WebhookEvent } from '@candela/contract/webhooks/webhooks.routes.ts';

export const eventWords: Record<WebhookEvent, string> = {
  'applications.opened': 'Application began',
  'applications.moved': 'Application moved',
  'assessments.evaluated': 'Assessment scored',
  'interviews.scheduled': 'Interview scheduled',
  'interviews.moved': 'Interview moved',
  'interviews.cancelled': 'Interview cancelled',
  'jobs.status-changed': 'Job changed status',
};

export const wordsOf = (event: string): string => eventWords[event as WebhookEvent] ?? event;
