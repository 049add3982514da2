import type { NameGroup, OnetUnits, TrainingUnits, Unit } from './training-units.ts';

/** Texts that mean the same side by side; those of the same `group`, and of groups that are alike, are not told apart. */
export interface Batch {
  readonly left: readonly (readonly Unit[])[];
  readonly right: readonly (readonly Unit[])[];
  isAlike(a: number, b: number): boolean;
}

export interface BatchMaker {
  /** An advert and a CV of one occupation. */
  adverts(size: number): Batch;
  /** One title, task or technology, and its occupation. */
  parts(size: number): Batch;
  /** Two names of one thing, or a name and what it is. */
  names(size: number): Batch;
}

/** @param isRelated whether two of O*NET's occupations are too near to be told apart */
export function createBatches(
  { onet, escoOccupations, skills, products }: TrainingUnits,
  isRelated: (a: number, b: number) => boolean,
  random: () => number,
): BatchMaker {
  const below = (count: number): number => Math.floor(random() * count);
  const between = (from: number, to: number): number => from + below(to - from + 1);
  function oneOf<T>(items: readonly T[]): T {
    return items[below(items.length)] as T;
  }

  function some(items: readonly Unit[], from: number, to: number): Unit[] {
    const rest = [...items];
    const count = Math.min(rest.length, between(from, to));
    return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] as Unit);
  }

  function advert({ title, description, tasks, likeIt }: OnetUnits): { text: Unit[]; told: Unit[] } {
    const told = some(tasks, 2, 8);
    const more = likeIt.length > 0 && random() < 0.5 ? [oneOf(likeIt)] : [];
    return { text: [title, description, ...told, ...more], told };
  }

  /** What the advert does not tell, where there is enough of it; half of the people have also done something else. */
  function cv({ titles, tasks, technologies }: OnetUnits, told: readonly Unit[]): Unit[] {
    const untold = tasks.filter((task) => !told.includes(task));
    const text = [
      ...some(titles, 1, 3),
      ...some(untold.length >= 3 ? untold : tasks, 1, 8),
      ...some(technologies, 0, 6),
    ];
    if (random() < 0.5) {
      const other = oneOf(onet);
      text.push(...some(other.tasks, 1, 4), ...some(other.titles, 0, 1));
    }
    return text;
  }

  function adverts(size: number): Batch {
    const drawn = Array.from({ length: size }, () => below(onet.length));
    const pairs = drawn.map((at) => {
      const occupation = onet[at] as OnetUnits;
      const { text, told } = advert(occupation);
      return [text, cv(occupation, told)] as const;
    });
    return {
      left: pairs.map(([left]) => left),
      right: pairs.map(([, right]) => right),
      isAlike: (a, b) => isRelated(drawn[a] as number, drawn[b] as number),
    };
  }

  function part({ titles, tasks, technologies }: OnetUnits): Unit | undefined {
    const draw = random();
    const from = draw < 0.45 ? titles : draw < 0.6 ? technologies : tasks;
    return from.length > 0 ? oneOf(from) : undefined;
  }

  function parts(size: number): Batch {
    const drawn: number[] = [];
    const left: Unit[][] = [];
    const right: Unit[][] = [];
    while (drawn.length < size) {
      const at = below(onet.length);
      const occupation = onet[at] as OnetUnits;
      const short = part(occupation);
      if (!short) continue;
      const isShort = random() < 0.3;
      const others = occupation.titles.filter((title) => title !== short);
      drawn.push(at);
      left.push([short]);
      if (!isShort) right.push(advert(occupation).text);
      else right.push([others.length > 0 && random() < 0.5 ? oneOf(others) : occupation.title]);
    }
    return { left, right, isAlike: (a, b) => isRelated(drawn[a] as number, drawn[b] as number) };
  }

  /** The first name is the usual one: it is drawn more often. */
  function twoNames({ names: all, description }: NameGroup, usual: number): readonly [Unit, Unit] {
    const first = oneOf(all);
    const others = all.filter((name) => name !== first);
    if (description && random() < 1 / (others.length + 1)) return [first, description];
    const [head] = all;
    return [first, head && head !== first && random() < usual ? head : oneOf(others.length > 0 ? others : all)];
  }

  function names(size: number): Batch {
    const keys: string[] = [];
    const pairs = Array.from({ length: size }, (): readonly [Unit, Unit] => {
      const draw = random();
      if (draw < 0.5) {
        const at = below(escoOccupations.length);
        keys.push(`occupation ${at}`);
        return twoNames(escoOccupations[at] as NameGroup, 0);
      }
      if (draw < 0.88) {
        const at = below(skills.length);
        keys.push(`skill ${at}`);
        return twoNames(skills[at] as NameGroup, 0.5);
      }
      const at = below(products.length);
      const product = products[at];
      keys.push(`product ${at}`);
      return [oneOf(product?.names ?? []), product?.kind as Unit];
    });
    return {
      left: pairs.map(([left]) => [left]),
      right: pairs.map(([, right]) => [right]),
      isAlike: (a, b) => keys[a] === keys[b],
    };
  }

  return { adverts, parts, names };
}
