import type { ComponentProps } from 'react';

/** One choice without its words. As in Checkbox: an input over a 16 px drawing, larger under a finger. */
export const Radio = (props: Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'>) => (
  <span className="relative mt-0.5 inline-flex size-4 shrink-0">
    <input
      {...props}
      type="radio"
      className="peer absolute -inset-1 z-10 size-6 cursor-pointer opacity-0 pointer-coarse:-inset-3 pointer-coarse:size-10"
    />
    <span
      aria-hidden="true"
      className="size-4 rounded-full border border-line-strong bg-surface outline-offset-2 outline-ring peer-checked:border-[5px] peer-checked:border-accent peer-focus-visible:outline-2 peer-disabled:opacity-55"
    />
  </span>
);
