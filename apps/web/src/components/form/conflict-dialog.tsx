import { useId, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Radio } from '#ui/radio.tsx';
import type { ConflictingField } from './conflict.ts';

export interface ConflictDialogProps {
  /** "job", "company": what was changed. */
  subject: string;
  fields: readonly ConflictingField[];
  labelOf(path: string): string;
  onCancel(): void;
  /** With the fields whose other wording is taken. */
  onResolve(taken: readonly string[]): void;
}

/** Two people changed the same thing: field by field, or all at once, one wording stays. */
export function ConflictDialog({ subject, fields, labelOf, onCancel, onResolve }: ConflictDialogProps) {
  const [taken, setTaken] = useState(() =>
    fields.filter(({ isMineChanged }) => !isMineChanged).map(({ path }) => path),
  );
  const take = (path: string, isTheirs: boolean) =>
    setTaken((now) => (isTheirs ? [...now, path] : now.filter((each) => each !== path)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      size="lg"
      title={`This ${subject} was changed in the meantime`}
      description="Nothing is lost: choose which wording stays, then save."
      footer={
        <div className="flex w-full flex-wrap justify-end gap-2">
          <Button className="sm:mr-auto" onClick={onCancel}>
            Back to editing
          </Button>
          <Button onClick={() => setTaken(fields.map(({ path }) => path))}>Take theirs</Button>
          <Button onClick={() => setTaken([])}>Keep mine</Button>
          <Button variant="primary" onClick={() => onResolve(taken)}>
            Save this choice
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {fields.map((field) => (
          <ConflictChoice
            key={field.path}
            field={field}
            label={labelOf(field.path)}
            isTheirs={taken.includes(field.path)}
            onChange={(isTheirs) => take(field.path, isTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  field: ConflictingField;
  label: string;
  isTheirs: boolean;
  onChange(isTheirs: boolean): void;
}

function ConflictChoice({ field, label, isTheirs, onChange }: ConflictChoiceProps) {
  const name = useId();
  const options = [
    { title: field.isMineChanged ? 'Mine' : 'As it was', text: field.mine, isChosen: !isTheirs, value: false },
    { title: 'Theirs', text: field.theirs, isChosen: isTheirs, value: true },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm/5 font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ title, text, isChosen, value }) => (
          <label
            key={title}
            htmlFor={`${name}-${title}`}
            className={cn(
              'flex cursor-pointer items-start gap-2.5 rounded-md border p-3',
              isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover',
            )}
          >
            <Radio id={`${name}-${title}`} name={name} checked={isChosen} onChange={() => onChange(value)} />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-[13px]/5 text-muted">{title}</span>
              <span className="max-h-48 overflow-y-auto break-words whitespace-pre-wrap">
                {text || <span className="text-subtle">Empty</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
