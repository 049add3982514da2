import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { ScheduleSubject } from './use-schedule-form.ts';

interface ScheduleDialogProps {
  trigger: ReactNode;
  subject?: ScheduleSubject;
}

/** The form as a modal, wherever a candidate or a job is at hand. */
export function ScheduleDialog({ trigger, subject = {} }: ScheduleDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} trigger={trigger} title="Schedule Interview" size="lg">
      <ScheduleForm subject={subject} onDone={() => setIsOpen(false)} onCancel={() => setIsOpen(false)} />
    </Dialog>
  );
}
