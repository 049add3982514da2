export interface SuspensionInput {
  isSuspended: boolean;
  reason: string;
}

interface Suspended {
  suspended_at: Date | null;
  suspension_reason: string | null;
}

/** What to write, or `unchanged`: said twice is done once, and the first moment stays the true one. */
export function nextSuspension(
  present: Suspended,
  { isSuspended, reason }: SuspensionInput,
  now: Date,
): { at: Date; reason: string } | null | 'unchanged' {
  if (!isSuspended) return present.suspended_at ? null : 'unchanged';
  if (present.suspended_at && present.suspension_reason === reason) return 'unchanged';
  return { at: present.suspended_at ?? now, reason };
}
