import { cn } from '#lib/class-names.ts';

const views = { record: 'Record', original: 'Original file' } as const;
export type NarrowView = keyof typeof views;

/** On a narrow screen the record and the file take turns. */
export function NarrowViews({ value, onChange }: { value: NarrowView; onChange(view: NarrowView): void }) {
  return (
    <fieldset className="sticky top-0 z-10 flex gap-1 border-b border-line bg-raised px-5 @2xl:hidden">
      <legend className="sr-only">What is shown</legend>
      {(Object.keys(views) as NarrowView[]).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(view)}
          className={cn(
            '-mb-px inline-flex h-row items-center border-b-2 px-3 text-sm/5 font-medium focus-visible:outline-offset-[-3px]',
            view === value ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text',
          )}
        >
          {views[view]}
        </button>
      ))}
    </fieldset>
  );
}
