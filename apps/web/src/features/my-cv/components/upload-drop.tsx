import { cvExtensions } from '@candela/contract/cvs/uploads.routes.ts';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { FileButton } from './file-button.tsx';

/** Without a CV: the place to bring one. Dropping is a convenience; the button does the same for everybody. */
export function UploadDrop({ onFile }: { onFile(file: File): void }) {
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <section
      aria-label="Upload your CV"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={cn(
        'grid max-w-3xl justify-items-center gap-4 rounded-lg border border-dashed px-6 py-14 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60 bg-surface',
      )}
    >
      <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 text-muted" />
      <div className="grid gap-1">
        <p className="font-semibold">Drop your CV here</p>
        <p className="max-w-md text-balance text-muted">
          We read it, show you what we found, and you correct and confirm it before it counts. {cvExtensions.join(', ')}
          , up to 10 MB.
        </p>
      </div>
      <FileButton variant="primary" onFile={onFile}>
        Choose a file
      </FileButton>
    </section>
  );
}
