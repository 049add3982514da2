import { cvExtensions } from '@candela/contract/cvs/uploads.routes.ts';
import { FileUp } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DropZone } from '#ui/drop-zone.tsx';

/** Without a CV: the place to bring one. */
export function UploadDrop({ onFile }: { onFile(file: File): void }) {
  return (
    <DropZone
      label="Upload your CV"
      inputLabel="CV file"
      accept={cvExtensions.join(',')}
      onFiles={(files) => files[0] && onFile(files[0])}
      className="max-w-3xl justify-items-center gap-4 rounded-lg px-6 py-14 text-center"
    >
      {({ choose }) => (
        <>
          <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 text-muted" />
          <div className="grid gap-1">
            <p className="font-semibold">Drop your CV here</p>
            <p className="max-w-md text-balance text-muted">
              We read it and show you what we found, for you to correct and confirm. {cvExtensions.join(', ')}, up to 10
              MB.
            </p>
          </div>
          <Button variant="primary" onClick={choose}>
            Choose a file
          </Button>
        </>
      )}
    </DropZone>
  );
}
