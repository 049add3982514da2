import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import type { CvFormValues } from '../cv-form-values.ts';

export type ErrorOf = (path: Path<CvFormValues>) => string | undefined;

export interface EntryProps {
  /** "Experience 2" */
  name: string;
  onRemove(): void;
  children: ReactNode;
}

/** One entry of a list, named for those who hear the page rather than see it. */
export function Entry({ name, onRemove, children }: EntryProps) {
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <legend className="sr-only">{name}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2.5 justify-self-start"
        aria-label={`Remove ${name.toLowerCase()}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </fieldset>
  );
}
