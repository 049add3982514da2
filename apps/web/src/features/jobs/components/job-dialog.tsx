import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

export interface OpenedJob {
  dialog: 'status' | 'publish';
  /** As it was when it was opened. */
  job: JobListItem;
}

export interface JobDialogProps {
  opened: OpenedJob;
  /** Those in the list now. */
  jobs: readonly JobListItem[];
  onClose(): void;
}

/**
 * What stands open over the list of jobs. A colleague may have moved the job to another tab meanwhile: the dialog stays,
 * because it is what says that nothing came of the press.
 */
export function JobDialog({ opened, jobs, onClose }: JobDialogProps) {
  const job = jobs.find(({ _id }) => _id === opened.job._id) ?? opened.job;
  const Chosen = opened.dialog === 'status' ? StatusDialog : PublishDialog;
  return <Chosen job={job} onClose={onClose} />;
}
