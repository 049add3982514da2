import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '#lib/class-names.ts';

export interface DropZoneProps {
  /** Names the place, for those who cannot see where it stands. */
  label: string;
  /** Names the file input; the zone's own label unless it says something else. */
  inputLabel?: string;
  /** What the file dialog offers, as `<input accept>` writes it. */
  accept: string;
  multiple?: boolean;
  /** While busy nothing is taken. */
  isBusy?: boolean;
  className?: string;
  /** The ground while nothing is over it. */
  groundClassName?: string;
  onFiles(files: File[]): void;
  /** `choose` opens the file dialog: dropping is a convenience, and a button inside must do the same. */
  children(zone: { isOver: boolean; choose(): void }): ReactNode;
}

/** A place to drop files. */
export function DropZone({ label, inputLabel = label, accept, multiple = false, ...rest }: DropZoneProps) {
  const { isBusy = false, className, groundClassName = 'bg-surface', onFiles, children } = rest;
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    // Emptied, so that choosing the same file again is a choice again.
    if (picker.current) picker.current.value = '';
    if (files.length > 0 && !isBusy) onFiles(files);
  };
  const handleDragOver = (event: DragEvent) => {
    // Without this the browser would open what is dropped.
    event.preventDefault();
    setIsOver(true);
  };
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    // Passing over a child is not leaving.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <section
      aria-label={label}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
      className={cn(
        'grid border border-dashed transition-colors',
        isOver ? 'border-accent bg-accent-soft' : `border-line-strong/60 ${groundClassName}`,
        className,
      )}
    >
      {children({ isOver, choose: () => picker.current?.click() })}
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={inputLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => take(target.files)}
      />
    </section>
  );
}
