import { Ban, Check } from 'lucide-react';
import { fullTime } from '#lib/relative-time.ts';
import { Badge } from '#ui/badge.tsx';

/** Whether an organisation or an account may come in. */
export function StateBadge({ suspendedAt }: { suspendedAt: string | null }) {
  if (!suspendedAt) {
    return (
      <Badge tone="success" icon={<Check aria-hidden="true" />}>
        Active
      </Badge>
    );
  }
  return (
    <span title={`Since ${fullTime(new Date(suspendedAt))}`}>
      <Badge tone="danger" icon={<Ban aria-hidden="true" />}>
        Suspended
      </Badge>
    </span>
  );
}
