import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { Badge } from '#ui/badge.tsx';
import { applicationWords } from './application-words.ts';

/** Where an application stands, the same on every screen. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { label, tone } = applicationWords[status];
  return <Badge tone={tone}>{label}</Badge>;
}
