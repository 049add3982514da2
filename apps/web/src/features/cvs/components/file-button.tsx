import { cvExtensions } from '@candela/contract/cvs/uploads.routes.ts';
import { useRef } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  onFile(file: File): void;
}

/** A button that asks for one CV. */
export function FileButton({ onFile, ...rest }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        accept={cvExtensions.join(',')}
        aria-label="CV file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied, so that choosing the same file again is a choice again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
