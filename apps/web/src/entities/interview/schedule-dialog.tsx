import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { SkeletonFields } from '#ui/skeleton.tsx';
import type { ScheduleSubject } from './use-schedule-form.ts';

/** Loaded with the first dialog that is opened. */
const ScheduleForm = lazy(async () => ({ default: (await import('./schedule-form.tsx')).ScheduleForm }));

interface ScheduleDialogProps {
  trigger: ReactNode;
  subject?: ScheduleSubject;
  onScheduled?(interview: CalendarInterview): void;
}

/** The form as a modal, wherever a candidate or a job is at hand. */
export function ScheduleDialog({ trigger, subject = {}, onScheduled }: ScheduleDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormDialog open={isOpen} onOpenChange={setIsOpen} trigger={trigger} title="Schedule Interview" size="lg">
      <Suspense fallback={<SkeletonFields fields={8} label="Loading the form" />}>
        <ScheduleForm
          subject={subject}
          onDone={(scheduled) => {
            setIsOpen(false);
            if (scheduled) onScheduled?.(scheduled);
          }}
          onCancel={() => setIsOpen(false)}
        />
      </Suspense>
    </FormDialog>
  );
}

interface OpenScheduleDialogProps {
  subject: ScheduleSubject;
  onClose(): void;
}

/** For a list that may lose what the form is about while it is filled in: it stands beside the list until it is closed. */
export const OpenScheduleDialog = ({ subject, onClose }: OpenScheduleDialogProps) => (
  <FormDialog open onOpenChange={onClose} title="Schedule Interview" size="lg">
    <Suspense fallback={<SkeletonFields fields={8} label="Loading the form" />}>
      <ScheduleForm subject={subject} onDone={() => onClose()} onCancel={onClose} />
    </Suspense>
  </FormDialog>
);
