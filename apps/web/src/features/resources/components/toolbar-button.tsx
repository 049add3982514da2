import * as Toolbar from 'radix-ui/toolbar';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { Tooltip } from '#ui/tooltip.tsx';

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** `Mod+Shift+8` as the keyboard in front of one has it. */
const keyNames = (keys: string): string =>
  isApple()
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');

export interface ToolbarButtonProps extends Omit<ComponentProps<typeof Toolbar.Button>, 'children' | 'aria-label'> {
  label: string;
  /** As `Mod+B`. */
  keys?: string;
  /** Leave it out for what is done rather than switched. */
  pressed?: boolean;
  children: ReactNode;
}

export const toolbarButtonClasses =
  'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text ' +
  'focus-visible:outline-offset-[-2px] disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent-text [&_svg]:size-4';

export function ToolbarButton({ label, keys, pressed, children, className, ...rest }: ToolbarButtonProps) {
  return (
    <Tooltip content={keys ? `${label} (${keyNames(keys)})` : label}>
      <Toolbar.Button
        {...rest}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={keys?.replace('Mod', isApple() ? 'Meta' : 'Control')}
        // The cursor stays where it is in the text.
        onMouseDown={(event) => event.preventDefault()}
        className={cn(toolbarButtonClasses, className)}
      >
        {children}
      </Toolbar.Button>
    </Tooltip>
  );
}

export const ToolbarSeparator = () => (
  <Toolbar.Separator orientation="vertical" className="mx-1 my-1.5 w-px self-stretch bg-line" />
);
