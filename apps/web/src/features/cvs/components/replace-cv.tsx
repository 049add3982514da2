import { plainFileName } from '@candela/contract/kernel/file-names.ts';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { refuseCv } from '#lib/uploads/refuse-cv.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FileButton } from './file-button.tsx';

interface ReplaceCvProps {
  isBusy: boolean;
  onFile(file: File): void;
}

/** Asks before a CV takes the place of another; of a file that will not be read there is nothing to ask. */
export function ReplaceCv({ isBusy, onFile }: ReplaceCvProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileButton
        disabled={isBusy}
        icon={<FileUp aria-hidden="true" className="size-4" />}
        onFile={(chosen) => (refuseCv(chosen) === null ? setFile(chosen) : onFile(chosen))}
      >
        Upload a new CV
      </FileButton>
      <ConfirmDialog
        open={file !== null}
        onOpenChange={(open) => !open && setFile(null)}
        title="Replace your CV data?"
        description={
          <>
            What is read from{' '}
            <span className="font-medium break-all text-text">{file && plainFileName(file.name)}</span> takes the place
            of what is here, your corrections included.
          </>
        }
        confirmLabel="Upload and replace"
        tone="primary"
        onConfirm={() => {
          if (file) onFile(file);
        }}
      />
    </>
  );
}
