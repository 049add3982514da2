import type { OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { Badge } from '#ui/badge.tsx';
import { ApplicationBadge } from './application-badge.tsx';

/** Where an application stands, to the candidate: what they took back was not rejected. */
export const OwnApplicationBadge = ({
  application: { status, withdrawnAt },
}: {
  application: Pick<OwnApplication, 'status' | 'withdrawnAt'>;
}) => (withdrawnAt ? <Badge>Withdrawn</Badge> : <ApplicationBadge status={status} />);
