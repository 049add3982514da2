import { type ReactNode, useId } from 'react';
import { cn } from '#lib/class-names.ts';
import { PillChoice, pillsClasses } from './pill-choice.tsx';

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
    <PillChoice
      id={`${id}-${position}`}
      name={name}
      label={option.label}
      isFirst={position === 'first'}
      size="lg"
      tab={position}
    />
  );
  return (
    <div className={cn('group/choice grid gap-10', className)}>
      <fieldset className={pillsClasses}>
        <legend className="sr-only">{legend}</legend>
        {tab(first, 'first')}
        {tab(second, 'second')}
      </fieldset>
      <div className="hidden group-has-[[data-tab=first]:checked]/choice:block">{first.content}</div>
      <div className="hidden group-has-[[data-tab=second]:checked]/choice:block">{second.content}</div>
    </div>
  );
}
