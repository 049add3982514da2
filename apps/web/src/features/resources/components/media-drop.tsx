import type { Media } from '@candela/contract/resources/editor.routes.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { acceptOf } from '../media-files.ts';

export interface MediaDropProps {
  kind: Media['kind'];
  label: string;
  icon: ReactNode;
  /** What may be dropped. */
  hint: string;
  buttonLabel: string;
  isBusy: boolean;
  onFile(file: File): void;
}

/** The place for one file of a resource: its picture or its PDF. */
export function MediaDrop({ kind, label, icon, hint, buttonLabel, isBusy, onFile }: MediaDropProps) {
  return (
    <DropZone
      label={label}
      accept={acceptOf(kind)}
      isBusy={isBusy}
      onFiles={(files) => files[0] && onFile(files[0])}
      groundClassName=""
      className="justify-items-center gap-2.5 rounded-md px-4 py-5 text-center"
    >
      {({ choose }) => (
        <>
          <span className="text-muted [&_svg]:size-5 [&_svg]:stroke-[1.5]">{isBusy ? <Spinner /> : icon}</span>
          <p className="text-[13px]/5 text-balance text-muted">{isBusy ? 'Uploading…' : hint}</p>
          <Button size="sm" loading={isBusy} onClick={choose}>
            {buttonLabel}
          </Button>
        </>
      )}
    </DropZone>
  );
}
