import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { lazy, Suspense } from 'react';
import { FormDialog } from '#components/form/form-dialog.tsx';
import type { Zone } from '#lib/dates.ts';
import { SkeletonFields } from '#ui/skeleton.tsx';
import { timeRange } from './time-range.ts';
import { useShowInterview } from './use-show-interview.ts';

/** Loaded with the first dialog that is opened. */
const ChangeTimeForm = lazy(async () => ({ default: (await import('./change-time-form.tsx')).ChangeTimeForm }));

interface ChangeTimeProps {
  interview: CalendarInterview;
  zone: Zone;
  onClose(): void;
}

/**
 * Another time for an interview that is still to come; the page follows it to its week. It stands beside the list: an
 * interview that leaves the week meanwhile does not take the dialog with it.
 */
export function ChangeTime({ interview, zone, onClose }: ChangeTimeProps) {
  const showInterview = useShowInterview(zone);
  const { id, candidateName, start, end } = interview;
  const agreed = `${timeRange(start.dateTime, end.dateTime, start.timeZone)} (${start.timeZone})`;
  return (
    <FormDialog open onOpenChange={onClose} size="lg" title="Change time" description={`${candidateName}: ${agreed}`}>
      <Suspense fallback={<SkeletonFields fields={3} label="Loading the form" />}>
        <ChangeTimeForm
          interview={interview}
          onDone={(moved) => {
            onClose();
            if (moved) showInterview(id, moved);
          }}
        />
      </Suspense>
    </FormDialog>
  );
}
