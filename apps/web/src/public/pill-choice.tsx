import { cn } from '#lib/class-names.ts';

export interface PillChoiceProps {
  id: string;
  name: string;
  label: string;
  isFirst: boolean;
  size?: 'md' | 'lg';
  /** Which panel it shows, for the style sheet. */
  tab?: string;
}

const sizes = { md: 'h-9 px-4 text-[15px]/5', lg: 'h-11 px-5 text-base/6' };

/** One of two or three in a pill: a radio button that needs no script, chosen first unless the browser kept another. */
export const PillChoice = ({ id, name, label, isFirst, size = 'md', tab }: PillChoiceProps) => (
  <span className="relative inline-flex">
    <input
      id={id}
      type="radio"
      name={name}
      defaultChecked={isFirst}
      className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
      data-tab={tab}
    />
    <label
      htmlFor={id}
      className={cn(
        'pill inline-flex items-center rounded-full font-medium text-muted transition-colors peer-hover:text-text peer-checked:bg-text peer-checked:text-canvas',
        sizes[size],
      )}
    >
      {label}
    </label>
  </span>
);

/** What holds them. */
export const pillsClasses = 'inline-flex justify-self-start rounded-full border border-line bg-surface p-1';
