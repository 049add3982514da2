import type { EscoOccupation, EscoSkill } from './esco-texts.ts';
import { countTokens } from './token-bags.ts';
import type { Occupation } from './training-texts.ts';

/** A text as tokens of the vocabulary, each as often as it stands there. */
export type Unit = Int32Array;

export interface OnetUnits {
  readonly title: Unit;
  readonly description: Unit;
  readonly tasks: readonly Unit[];
  readonly titles: readonly Unit[];
  readonly technologies: readonly Unit[];
  /** Descriptions of ESCO's occupations of the same name. */
  readonly likeIt: readonly Unit[];
}

/** Several names of one thing, any two of which mean the same. Pairs of the same group are never told apart. */
export interface NameGroup {
  readonly names: readonly Unit[];
  /** A longer text about it. */
  readonly description?: Unit;
}

export interface TrainingUnits {
  readonly onet: readonly OnetUnits[];
  readonly escoOccupations: readonly NameGroup[];
  readonly skills: readonly NameGroup[];
  /** Products by the kind of product they are. */
  readonly products: readonly { readonly kind: Unit; readonly names: readonly Unit[] }[];
}

/** More occupations than this of one name: the name says little. */
const mostOfOneName = 3;

export function makeUnits(
  vocabulary: readonly string[],
  occupations: readonly Occupation[],
  escoOccupations: readonly EscoOccupation[],
  skills: readonly EscoSkill[],
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
): TrainingUnits {
  const place = new Map(vocabulary.map((token, at) => [token, at]));
  const unit = (text: string): Unit =>
    Int32Array.from(
      [...countTokens(text)].flatMap(([token, count]) => {
        const at = place.get(token);
        return at === undefined ? [] : Array.from({ length: count }, () => at);
      }),
    );
  const units = (texts: Iterable<string>): Unit[] => [...new Set(texts)].map(unit).filter(({ length }) => length > 0);
  const likeIt = sameNames(occupations, escoOccupations);
  return {
    onet: occupations.map(({ title, description, tasks, titles, technologies }, at) => ({
      title: unit(title),
      description: unit(description),
      tasks: units(tasks),
      titles: units(titles),
      technologies: units(technologies),
      likeIt: units(likeIt[at] ?? []),
    })),
    escoOccupations: escoOccupations
      .map(({ title, labels, description }) => ({ names: units([title, ...labels]), description: unit(description) }))
      .filter(({ names, description }) => names.length > 0 && description.length > 0),
    skills: skills
      .map(({ name, labels }) => ({ names: units([name, ...labels]) }))
      .filter(({ names }) => names.length > 1),
    products: [...kinds]
      .map(([kind, names]) => ({ kind: unit(kind), names: units(names) }))
      .filter(({ kind, names }) => kind.length > 0 && names.length > 0),
  };
}

/** For each of O*NET's occupations the descriptions of ESCO's whose title is one of its titles. */
function sameNames(occupations: readonly Occupation[], esco: readonly EscoOccupation[]): string[][] {
  const named = new Map<string, Set<number>>();
  occupations.forEach(({ title, titles }, at) => {
    for (const name of [title, ...titles]) {
      const key = name.toLowerCase();
      named.set(key, (named.get(key) ?? new Set()).add(at));
    }
  });
  const found = occupations.map((): string[] => []);
  for (const { title, description } of esco) {
    const same = named.get(title.toLowerCase());
    if (same && same.size <= mostOfOneName) for (const at of same) found[at]?.push(description);
  }
  return found;
}
