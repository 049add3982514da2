import type { Definition, PdfObjects } from './objects.ts';
import { OverBounds } from './unpack.ts';
import type { Dictionary, Value } from './values.ts';

/** A function that mixes the inks of a printing press takes some hundreds of steps. */
const MAX_STEPS = 1 << 17;
/** A table of eight inks is already larger than any file may be. */
const MAX_INPUTS = 8;

/**
 * Steps of the costliest function in the file. Functions may be put together from functions: what is drawn twenty
 * times doubled is computed a million times.
 */
export async function costliestFunction(objects: PdfObjects): Promise<number> {
  const costs = new Map<Definition, number>();
  const costOf = async (definition: Definition, depth: number): Promise<number> => {
    const known = costs.get(definition);
    if (known !== undefined) return known;
    if (depth > 20) throw new OverBounds('too-complex');
    const cost = definition.value instanceof Map ? await steps(definition, definition.value, depth) : 0;
    if (cost > MAX_STEPS) throw new OverBounds('too-complex');
    costs.set(definition, cost);
    return cost;
  };
  const steps = async (definition: Definition, dictionary: Dictionary, depth: number): Promise<number> => {
    const type = dictionary.get('FunctionType');
    if (type === 0) return 2 ** Math.min(30, inputs(objects, dictionary)) * 4;
    if (type === 4) return (await objects.content(definition)).length / 2;
    if (type !== 3) return 1;
    let sum = 1;
    for (const part of lists(objects, dictionary.get('Functions')).flat()) {
      for (const each of objects.resolve(part)) sum += await costOf(each, depth + 1);
    }
    return sum;
  };
  let most = 0;
  for (const definition of objects.all()) {
    if (definition.value instanceof Map && definition.value.has('FunctionType')) {
      most = Math.max(most, await costOf(definition, 0));
    }
  }
  return most;
}

function inputs(objects: PdfObjects, dictionary: Dictionary): number {
  const count = Math.max(0, ...lists(objects, dictionary.get('Domain')).map(({ length }) => length / 2));
  if (count > MAX_INPUTS) throw new OverBounds('too-complex');
  return count;
}

export const lists = (objects: PdfObjects, value: Value | undefined): Value[][] =>
  objects.resolve(value).flatMap((definition) => (Array.isArray(definition.value) ? [definition.value] : []));
