import { type ReactNode, useId } from 'react';
import { cn } from '#lib/class-names.ts';

export interface ChoiceTabsProps {
  /** What is being chosen. */
  legend: string;
  name: string;
  options: readonly [ChoiceTab, ChoiceTab];
  className?: string;
}

interface ChoiceTab {
  label: string;
  content: ReactNode;
}

/**
 * Two views and a switch between them that needs no script: radio buttons, and CSS that shows the panel whose button
 * is on. The whole content is in the page either way.
 */
export function ChoiceTabs({ legend, name, options, className }: ChoiceTabsProps) {
  const id = useId();
  const [first, second] = options;
  const tab = (option: ChoiceTab, position: 'first' | 'second') => (
    <span className="relative inline-flex">
      <input
        id={`${id}-${position}`}
        type="radio"
        name={name}
        defaultChecked={position === 'first'}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
        data-tab={position}
      />
      <label
        htmlFor={`${id}-${position}`}
        className="inline-flex h-11 items-center rounded-full px-5 text-base/6 font-medium text-muted peer-checked:bg-text peer-checked:text-canvas"
      >
        {option.label}
      </label>
    </span>
  );
  return (
    <div className={cn('group/choice grid gap-10', className)}>
      <fieldset className="inline-flex justify-self-start rounded-full border border-line bg-surface p-1">
        <legend className="sr-only">{legend}</legend>
        {tab(first, 'first')}
        {tab(second, 'second')}
      </fieldset>
      <div className="hidden group-has-[[data-tab=first]:checked]/choice:block">{first.content}</div>
      <div className="hidden group-has-[[data-tab=second]:checked]/choice:block">{second.content}</div>
    </div>
  );
}
