import { keyWords, namesIn, singular } from './title-key.ts';
import { allTitles } from './title-lists.ts';

/** What stands before a title and leaves the work what it is. */
const BEFORE = new Set(
  `senior snr sr junior jnr jr lead principal trainee graduate apprentice qualified experienced interim acting newly
  temporary temp permanent perm part full time bank relief casual seasonal freelance locum agency night nights day days weekend
  weekends evening evenings urgent nhs`.split(/\s+/u),
);
/** And what stands behind one. */
const AFTER = new Set(
  `x night nights day days weekend weekends evening evenings shift shifts part full time temporary temp permanent perm contract ftc fixed term bank relief casual
  seasonal freelance locum remote hybrid band grade level scale apprentice apprenticeship trainee immediate start maternity
  cover position role vacancy wanted needed required i ii iii iv a b c d`.split(/\s+/u),
);
/** Whose assistants and deputies do the same work: an assistant buyer buys, but an assistant nurse is none. */
const ASSISTED = new Set(
  `manager buyer merchandiser surveyor planner engineer editor producer curator supervisor designer technologist estimator
  broker underwriter housekeeper gardener greenkeeper lecturer director`.split(/\s+/u),
);
/** Said with whatever stands in front of it: "Primary school SENCO". */
const SHORT_FORMS = new Set(['senco', 'sendco', 'hlta', 'hca']);
/** A single word at the end of a longer title says too little: "Youth Trainer". */
const leastOfTail = 2;

const keyOf = (words: readonly string[]): string => [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');

let known: ReadonlyMap<string, string> | undefined;

const nameOf = (words: readonly string[]): string | undefined => {
  // Arranged when first needed.
  known ??= new Map(Array.from(allTitles(), ([title, name]) => [keyOf(keyWords(title)), name] as const));
  return known.get(keyOf(words));
};

const isBefore = (words: readonly string[]): boolean => {
  const [first = '', ...others] = words;
  if (others.length === 0) return false;
  return (
    BEFORE.has(first) || ((first === 'assistant' || first === 'deputy') && ASSISTED.has(singular(others.at(-1) ?? '')))
  );
};
const isAfter = (words: readonly string[]): boolean =>
  words.length > 1 && (AFTER.has(words.at(-1) ?? '') || /^(?:x?\d+|\d+x)$/u.test(words.at(-1) ?? ''));

/** As it is written, or several of them: "Painters and Decorators". */
const nameOfOneOrMore = (words: readonly string[]): string | undefined =>
  nameOf(words) ?? (singular(words.at(-1) ?? '') === words.at(-1) ? undefined : nameOf(words.map(singular)));

/** Without ranks, shifts, bands and terms, one after the other, until it is known. */
function nameWithout(title: string): string | undefined {
  let words = keyWords(title);
  for (;;) {
    const name = nameOfOneOrMore(words);
    if (name !== undefined) return name;
    if (isBefore(words)) words = words.slice(1);
    else if (isAfter(words)) words = words.slice(0, -1);
    else return undefined;
  }
}

const firstOf = (names: readonly string[], find: (name: string) => string | undefined): string | undefined => {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The name ESCO has for a title that British workplaces use; undefined where the title says enough by itself. */
export function knownTitle(title: string): string | undefined {
  const names = namesIn(title);
  const found = firstOf(names, nameWithout);
  if (found !== undefined) return found;
  const last = singular(keyWords(names.at(-1) ?? '').at(-1) ?? '');
  return SHORT_FORMS.has(last) ? nameOf([last]) : undefined;
}

/** The name for the longest end of a title that is known: an "Azure Data Engineer" is a data engineer. */
export function knownEnd(title: string): string | undefined {
  return firstOf(namesIn(title), (name) => {
    const words = keyWords(name);
    for (let from = 1; from + leastOfTail <= words.length; from += 1) {
      const found = nameWithout(words.slice(from).join(' '));
      if (found !== undefined) return found;
    }
    return undefined;
  });
}
