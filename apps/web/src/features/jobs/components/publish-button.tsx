import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { Send } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Popover } from '#ui/popover.tsx';

export interface PublishButtonProps {
  job: Pick<Job, '_id' | 'title' | 'publishability'>;
  size?: 'sm' | 'md';
  /** Leaves out the way to the form, where one is in it. */
  isInForm?: boolean;
  onPublish(): void;
}

/** Publishes, or says what is still missing: a button that is merely grey would leave people guessing. */
export function PublishButton({ job, size = 'sm', isInForm = false, onPublish }: PublishButtonProps) {
  const { isPublishable, missingFields } = job.publishability;
  const icon = <Send aria-hidden="true" className="size-3.5" />;
  // In a table's row between phone and wide screen there is only room for the icon.
  const word = <span className={size === 'sm' ? 'md:max-xl:sr-only' : undefined}>Publish</span>;
  const label = `Publish ${job.title || 'this job'}`;
  if (isPublishable) {
    return (
      <Button size={size} icon={icon} aria-label={label} onClick={onPublish}>
        {word}
      </Button>
    );
  }
  return (
    <Popover
      label="What is missing"
      align="end"
      trigger={
        <button
          type="button"
          aria-label={label}
          aria-disabled="true"
          title="Fill all required fields to publish"
          className={buttonClasses({ size })}
        >
          {icon}
          {word}
        </button>
      }
    >
      <div className="grid gap-2">
        <p className="font-semibold">Fill all required fields to publish</p>
        <ul className="grid list-disc gap-0.5 pl-5 marker:text-subtle">
          {missingFields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        {!isInForm && (
          <ButtonLink to={`/dashboard/jobs/${job._id}`} size="sm" className="mt-1 justify-self-start">
            Fill them in
          </ButtonLink>
        )}
      </div>
    </Popover>
  );
}
