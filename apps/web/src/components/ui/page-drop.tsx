import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface PageDropProps {
  onFiles(files: File[]): void;
  /** What letting go does; drawn over the page while files are held above it. */
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Makes the whole page a place to drop files. A button must do the same for those who do not drag. */
export function PageDrop({ onFiles, children }: PageDropProps) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => files.length > 0 && onFiles(files));

  useEffect(() => {
    const listeners = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => hasFiles(event) && handle(event), { signal: listeners.signal });
    // Without this the browser would open what is dropped.
    listen('dragover', (event) => event.preventDefault());
    listen('dragenter', () => setIsOver(true));
    // Passing over an element inside is not leaving the window.
    listen('dragleave', (event) => event.relatedTarget === null && setIsOver(false));
    listen('drop', (event) => {
      setIsOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listeners.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid animate-fade place-items-center rounded-xl border-2 border-dashed border-accent bg-canvas/92 p-6 text-center">
      <div className="grid max-w-md gap-1.5">{children}</div>
    </div>
  );
}
