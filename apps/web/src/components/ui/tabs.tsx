import * as Primitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Shown after the label, for example how many entries the tab holds. */
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  /** Put the value in the URL so that reload and the back button keep the tab. */
  onValueChange?: (value: string) => void;
  className?: string;
}

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <Primitive.Root
      value={value}
      defaultValue={defaultValue ?? (value === undefined ? items[0]?.value : undefined)}
      onValueChange={onValueChange}
      className={className}
    >
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={cn(
              '-mb-px inline-flex h-row shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm/5 font-medium text-muted',
              'transition-colors hover:text-text focus-visible:outline-offset-[-3px] disabled:opacity-55',
              'data-[state=active]:border-accent data-[state=active]:text-text',
            )}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="tabular rounded-full bg-neutral-soft px-1.5 text-xs/5 text-neutral-text">
                {item.count}
              </span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value} className="pt-4">
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
