import { ApiError } from '@candela/contract/client/api-error.ts';
import { createReport, listReports } from '@candela/contract/reports/reports.routes.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';

export interface ReportOrder {
  jobId: string;
  candidateId: string;
  isBlind: boolean;
  withoutAssessment?: boolean;
}

const isWithoutAssessment = (error: unknown): boolean =>
  error instanceof ApiError && /assessment not completed/i.test(error.message);

/** Starts a report; where the assessment is missing, holds the order until the recruiter says whether to go on without. */
export function useCreateReport() {
  const [held, setHeld] = useState<ReportOrder | null>(null);
  const create = useChange({
    change: (order: ReportOrder) => api.call(createReport, { body: order }),
    invalidates: [listReports],
    onSuccess: () => {
      toast.success('Report generation started');
    },
    onError: (error, order) => {
      if (isWithoutAssessment(error)) {
        toast.warning('Candidate CV assessment not completed');
        setHeld(order);
      } else toast.error(toFailure(error, 'Failed to start report generation').message);
    },
  });
  return {
    start: (order: ReportOrder) => create.mutate(order),
    isStarting: create.isPending,
    held,
    goOn: () => {
      if (held) create.mutate({ ...held, withoutAssessment: true });
      setHeld(null);
    },
    giveUp: () => setHeld(null),
  };
}
