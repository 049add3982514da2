import { stemsOf } from '../encoder/words.ts';
import { normaliseSkill } from '../skills/normalise-skill.ts';
import { withoutPhrases } from './advert-phrases.ts';
import { askedYears } from './asked-years.ts';
import { firstAsked } from './short-label.ts';

/** Testing and tests, automated and automate. */
const baseOf = (stem: string): string => (stem.length > 5 ? stem.replace(/(?:ing|ed|e)$/u, '') : stem);

/** The words of a text that say something, each once and in whatever form. */
export const wordBases = (text: string): Set<string> =>
  new Set(
    stemsOf(text)
      .filter((stem) => stem !== '')
      .map(baseOf),
  );

const basesOf = (text: string): string[] => [...wordBases(withoutPhrases(text))];

/** More words than these beside its name, and something else is asked for as well. */
const mostBeside = 2;

/** What a few words name, in whatever form: as the taxonomy calls it, and by the bases of its words. */
export function namesOfThing(label: string): string[] {
  const { skillId } = normaliseSkill(withoutPhrases(label));
  const bases = basesOf(label);
  return [
    ...(skillId === undefined ? [] : [`skill ${skillId}`]),
    ...(bases.length === 0 ? [] : [bases.sort().join(' ')]),
  ];
}

/** A thing that is asked for by its name and little else; years of it, or it and another, are more than it. */
function namesIfPlain(text: string): string[] {
  const label = firstAsked(text);
  const isPlain = askedYears(text) === undefined && basesOf(text).length <= basesOf(label).length + mostBeside;
  return isPlain ? namesOfThing(label) : [];
}

/**
 * What asks for something that another line asks for already is left out, so that one thing is judged once: "Automated testing" among the
 * skills is "experience with automated tests" among the requirements.
 */
export function withoutRepeats<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  known: Set<string>,
): Item[] {
  return items.filter((item) => {
    const names = namesIfPlain(textOf(item));
    const isRepeated = names.some((name) => known.has(name));
    if (!isRepeated) for (const name of names) known.add(name);
    return !isRepeated;
  });
}
