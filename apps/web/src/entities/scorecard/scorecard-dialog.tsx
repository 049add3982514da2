import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

/** Loaded with the first dialog that is opened. */
const LoadedScorecards = lazy(async () => ({
  default: (await import('./interview-scorecards.tsx')).LoadedScorecards,
}));

interface ScorecardDialogProps {
  interviewId: string;
  candidateName: string;
  trigger: ReactNode;
  /** Before that, scorecards are prepared: criteria, and links for interviewers without a seat. */
  hasBegun?: boolean;
}

/** The scorecards of an interview. */
export function ScorecardDialog({ interviewId, candidateName, trigger, hasBegun = true }: ScorecardDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={`Scorecards: ${candidateName}`}
      description="The candidate does not see them in the product."
      size="lg"
    >
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <LoadedScorecards interviewId={interviewId} hasBegun={hasBegun} />
      </Suspense>
    </Dialog>
  );
}
