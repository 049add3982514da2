import { duplicateJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { CopyPlus, Ellipsis, ExternalLink, RefreshCcwDot, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { toast } from '#lib/toast.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { boardLink, isPublishOffered } from '../publish-offer.ts';
import { PublishButton } from './publish-button.tsx';

export interface JobRowActionsProps {
  job: JobListItem;
  onPublish(): void;
  onChangeStatus(): void;
}

export function JobRowActions({ job, onPublish, onChangeStatus }: JobRowActionsProps) {
  const link = boardLink(job);
  const board = job.integrations.cvLibrary;
  const title = job.title || 'this job';
  const mayPublish = useMay('job.publish');
  const mayUpdate = useMay('job.update');
  const editing = mayUpdate && job.status !== 'Closed' ? 'Edit' : 'View';
  return (
    <div className="flex items-center justify-end gap-1 max-md:flex-wrap">
      {board.status === 'failed' && (
        <Tooltip content={board.lastError ?? 'Failed to publish to CV-Library.'}>
          <button
            type="button"
            aria-label={`CV-Library: ${board.lastError ?? 'Failed to publish to CV-Library.'}`}
            className="inline-flex size-control-sm items-center justify-center rounded-md text-danger-text hover:bg-hover"
          >
            <TriangleAlert aria-hidden="true" className="size-4" />
          </button>
        </Tooltip>
      )}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${title} on CV-Library (opens in a new tab)`}
          className={buttonClasses({ size: 'sm', variant: 'ghost' })}
        >
          <span className="md:max-xl:sr-only">CV-Library</span>
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
      {mayPublish && isPublishOffered(job) && <PublishButton job={job} onPublish={onPublish} />}
      <ButtonLink to={`/dashboard/jobs/${job._id}`} size="sm" aria-label={`${editing} ${title}`}>
        {editing}
      </ButtonLink>
      {mayUpdate && <MoreActions job={job} title={title} onChangeStatus={onChangeStatus} />}
    </div>
  );
}

function MoreActions({ job, title, onChangeStatus }: { job: JobListItem; title: string; onChangeStatus(): void }) {
  const navigate = useNavigate();
  const duplicate = useChange({
    invalidates: staleAfter.job,
    change: () => api.call(duplicateJob, { params: { id: job._id } }),
    onSuccess: ({ data }) => {
      toast.success('Draft created');
      navigate(`/dashboard/jobs/${data._id}`);
    },
    onError: (error) => toast.error(toFailure(error, 'Failed to add job. Please try again.').message),
  });
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More actions for ${title}`} size="sm">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<CopyPlus />} disabled={duplicate.isPending} onSelect={() => duplicate.mutate()}>
        Duplicate as draft
      </MenuItem>
      <MenuItem icon={<RefreshCcwDot />} onSelect={onChangeStatus}>
        Change status
      </MenuItem>
    </DropdownMenu>
  );
}
