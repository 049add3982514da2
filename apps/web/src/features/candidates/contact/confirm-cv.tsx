import { confirmCv } from '@candela/contract/cvs/cvs.routes.ts';
import { useId } from 'react';
import { dayText } from '#entities/cv/cv-text.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';

export interface ConfirmCvProps {
  cvId: string | null;
  isLoading: boolean;
  confirmedAt: string | null;
}

/** Says that what was read from the CV is right; there has to be one. */
export function ConfirmCv({ cvId, isLoading, confirmedAt }: ConfirmCvProps) {
  const hintId = useId();
  const confirm = useChange({
    change: (id: string) => api.call(confirmCv, { params: { id } }),
    invalidates: staleAfter.cv,
    onSuccess: () => {
      toast.success('Confirmed');
    },
    onError: (error) => {
      toast.error(error.message || 'Failed to confirm');
    },
  });
  const hint =
    cvId === null ? 'There is no CV to confirm yet.' : confirmedAt && `Confirmed on ${dayText(confirmedAt)}.`;
  return (
    <>
      <Button
        disabled={isLoading || cvId === null}
        loading={confirm.isPending}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => cvId && confirm.mutate(cvId)}
      >
        Confirm CV data
      </Button>
      {hint && !isLoading && (
        <p id={hintId} className="text-[13px]/5 text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
