import type { Media } from '@candela/contract/admin/admin-resources.routes.ts';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { acceptOf } from '../media-files.ts';

export interface DropZoneProps {
  kind: Media['kind'];
  /** Names the field, for those who cannot see where it stands. */
  label: string;
  icon: ReactNode;
  /** What may be dropped. */
  hint: string;
  buttonLabel: string;
  isBusy: boolean;
  onFile(file: File): void;
}

/** A place to drop a file. Dropping is a convenience; the button inside does the same for everybody. */
export function DropZone({ kind, label, icon, hint, buttonLabel, isBusy, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
    if (picker.current) picker.current.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={cn(
        'grid justify-items-center gap-2.5 rounded-md border border-dashed px-4 py-5 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60',
      )}
    >
      <span className="text-muted [&_svg]:size-5 [&_svg]:stroke-[1.5]">{isBusy ? <Spinner /> : icon}</span>
      <p className="text-[13px]/5 text-balance text-muted">{isBusy ? 'Uploading…' : hint}</p>
      <Button size="sm" loading={isBusy} onClick={() => picker.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={acceptOf(kind)}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => take(event.target.files)}
      />
    </section>
  );
}
