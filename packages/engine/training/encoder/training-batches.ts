import { createDraws, type Draws } from './draws.ts';
import type { NameGroup, OnetUnits, TrainingUnits, Unit } from './training-units.ts';

/** Texts that mean the same side by side; those of the same `group`, and of groups that are alike, are not told apart. */
export interface Batch {
  readonly left: readonly (readonly Unit[])[];
  readonly right: readonly (readonly Unit[])[];
  isAlike(a: number, b: number): boolean;
}

interface Source {
  units: TrainingUnits;
  draws: Draws;
  /** Whether two of O*NET's occupations are too near to be told apart. */
  isRelated(a: number, b: number): boolean;
}

export type BatchMaker = ReturnType<typeof createBatches>;

/** @param isRelated whether two of O*NET's occupations are too near to be told apart */
export function createBatches(units: TrainingUnits, isRelated: Source['isRelated'], random: () => number) {
  const source: Source = { units, isRelated, draws: createDraws(random) };
  return {
    /** An advert and a CV of one occupation. */
    adverts: (size: number) => drawAdverts(source, size),
    /** One title, task or technology, and its occupation. */
    parts: (size: number) => drawParts(source, size),
    /** Two names of one thing, or a name and what it is. */
    names: (size: number) => drawNames(source, size),
  };
}

function advertOf(draws: Draws, { title, description, tasks, likeIt }: OnetUnits): { text: Unit[]; told: Unit[] } {
  const told = draws.some(tasks, 2, 8);
  const more = likeIt.length > 0 && draws.random() < 0.5 ? [draws.oneOf(likeIt)] : [];
  return { text: [title, description, ...told, ...more], told };
}

/** What the advert does not tell, where there is enough of it; half of the people have also done something else. */
function cvOf(
  { draws, units: { onet } }: Source,
  { titles, tasks, technologies }: OnetUnits,
  told: readonly Unit[],
): Unit[] {
  const untold = tasks.filter((task) => !told.includes(task));
  const text = [
    ...draws.some(titles, 1, 3),
    ...draws.some(untold.length >= 3 ? untold : tasks, 1, 8),
    ...draws.some(technologies, 0, 6),
  ];
  if (draws.random() < 0.5) {
    const other = draws.oneOf(onet);
    text.push(...draws.some(other.tasks, 1, 4), ...draws.some(other.titles, 0, 1));
  }
  return text;
}

function drawAdverts(source: Source, size: number): Batch {
  const { draws, units, isRelated } = source;
  const drawn = Array.from({ length: size }, () => draws.below(units.onet.length));
  const pairs = drawn.map((at) => {
    const occupation = units.onet[at] as OnetUnits;
    const { text, told } = advertOf(draws, occupation);
    return [text, cvOf(source, occupation, told)] as const;
  });
  return {
    left: pairs.map(([left]) => left),
    right: pairs.map(([, right]) => right),
    isAlike: (a, b) => isRelated(drawn[a] as number, drawn[b] as number),
  };
}

function partOf(draws: Draws, { titles, tasks, technologies }: OnetUnits): Unit | undefined {
  const draw = draws.random();
  const from = draw < 0.45 ? titles : draw < 0.6 ? technologies : tasks;
  return from.length > 0 ? draws.oneOf(from) : undefined;
}

function drawParts({ draws, units: { onet }, isRelated }: Source, size: number): Batch {
  const drawn: number[] = [];
  const left: Unit[][] = [];
  const right: Unit[][] = [];
  while (drawn.length < size) {
    const at = draws.below(onet.length);
    const occupation = onet[at] as OnetUnits;
    const short = partOf(draws, occupation);
    if (!short) continue;
    const isShort = draws.random() < 0.3;
    const others = occupation.titles.filter((title) => title !== short);
    drawn.push(at);
    left.push([short]);
    if (!isShort) right.push(advertOf(draws, occupation).text);
    else right.push([others.length > 0 && draws.random() < 0.5 ? draws.oneOf(others) : occupation.title]);
  }
  return { left, right, isAlike: (a, b) => isRelated(drawn[a] as number, drawn[b] as number) };
}

/** The first name is the usual one: it is drawn more often. */
function twoNames(draws: Draws, { names: all, description }: NameGroup, usual: number): readonly [Unit, Unit] {
  const first = draws.oneOf(all);
  const others = all.filter((name) => name !== first);
  if (description && draws.random() < 1 / (others.length + 1)) return [first, description];
  const [head] = all;
  return [
    first,
    head && head !== first && draws.random() < usual ? head : draws.oneOf(others.length > 0 ? others : all),
  ];
}

function drawNames({ draws, units: { escoOccupations, skills, products } }: Source, size: number): Batch {
  const keys: string[] = [];
  const pairs = Array.from({ length: size }, (): readonly [Unit, Unit] => {
    const draw = draws.random();
    if (draw < 0.5) {
      const at = draws.below(escoOccupations.length);
      keys.push(`occupation ${at}`);
      return twoNames(draws, escoOccupations[at] as NameGroup, 0);
    }
    if (draw < 0.88) {
      const at = draws.below(skills.length);
      keys.push(`skill ${at}`);
      return twoNames(draws, skills[at] as NameGroup, 0.5);
    }
    const at = draws.below(products.length);
    const product = products[at];
    keys.push(`product ${at}`);
    return [draws.oneOf(product?.names ?? []), product?.kind as Unit];
  });
  return {
    left: pairs.map(([left]) => [left]),
    right: pairs.map(([, right]) => [right]),
    isAlike: (a, b) => keys[a] === keys[b],
  };
}
