import { Checkbox } from '#ui/checkbox.tsx';

interface ChoicesProps<T extends string> {
  legend: string;
  all: readonly T[];
  words: Readonly<Record<T, string>>;
  chosen: readonly T[];
  onChange(chosen: T[]): void;
}

/** Any number of a few things. */
export const Choices = <T extends string>({ legend, all, words, chosen, onChange }: ChoicesProps<T>) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1.5 font-medium">{legend}</legend>
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {all.map((each) => (
        <Checkbox
          key={each}
          label={words[each]}
          checked={chosen.includes(each)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
          }
        />
      ))}
    </div>
  </fieldset>
);
