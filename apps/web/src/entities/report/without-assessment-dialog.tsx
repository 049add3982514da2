import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** There is no assessment to report on: the recruiter says whether to go on without. */
export function WithoutAssessmentDialog({ isOpen, onGoOn, onClose }: WithoutAssessmentDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Candidate CV assessment not completed"
      description="The report can be made from the CV and the match with the job alone. It will say that there is no assessment."
      confirmLabel="Generate without the assessment"
      tone="primary"
      onConfirm={onGoOn}
    />
  );
}

export interface WithoutAssessmentDialogProps {
  isOpen: boolean;
  onGoOn(): void;
  onClose(): void;
}
