import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { stageName } from '../history-words.ts';

const tones: Readonly<Record<ApplicationStatus, Tone>> = {
  pending: 'neutral',
  testing: 'info',
  interview: 'info',
  review: 'warning',
  offer: 'success',
  hired: 'success',
  rejected: 'danger',
};

export const StageBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{stageName(status)}</Badge>
);
