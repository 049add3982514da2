import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { Badge } from '#ui/badge.tsx';
import { statusWords } from './ranking-words.ts';

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, tone } = statusWords[status];
  return <Badge tone={tone}>{label}</Badge>;
}
