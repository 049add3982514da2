interface Standing {
  isActive: boolean;
  isParent: boolean;
}

/** What stands above the plans: who cannot choose one is told who can, also where the plan has lapsed. */
export function planNotice({ isActive, isParent }: Standing): string {
  const parts = [
    !isActive &&
      (isParent ? 'Your subscription is not active. Please upgrade to continue' : 'Your subscription is not active.'),
    !isParent && 'Only the parent of your organisation can change the plan.',
  ];
  return parts.filter(Boolean).join(' ');
}
