/** A piece of code that is left out, or stands differently. */
export interface Cut {
  start: number;
  end: number;
  /** What stands there instead. */
  instead?: string;
}

/** From the end, so that earlier places stay where they are. */
export const withCuts = (code: string, cuts: Iterable<Cut>): string =>
  [...cuts]
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, instead = '' }) => text.slice(0, start) + instead + text.slice(end), code);

/** Each part of a parsed file, the outer ones first. */
export function* nodesIn(node: unknown): Generator<{ type: string } & Cut> {
  if (Array.isArray(node)) for (const each of node) yield* nodesIn(each);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  yield node as { type: string } & Cut;
  for (const value of Object.values(node)) yield* nodesIn(value);
}
