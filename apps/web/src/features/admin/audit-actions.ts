import { toWords } from './format.ts';

export interface ActionGroup {
  /** The part before the first dot: `auth`. */
  area: string;
  actions: string[];
}

const areaOf = (action: string) => action.split('.')[0] ?? action;

/** Actions by their area, both in the order of the alphabet. */
export function groupActions(actions: readonly string[]): ActionGroup[] {
  const groups = new Map<string, string[]>();
  for (const action of [...actions].sort()) {
    const area = areaOf(action);
    groups.set(area, [...(groups.get(area) ?? []), action]);
  }
  return [...groups].map(([area, own]) => ({ area, actions: own }));
}

/** `auth.sign-in-refused` as "Sign in refused" of "Auth"; one without a dot is its own area. */
export function describeAction(action: string): { area: string; words: string } {
  const area = areaOf(action);
  const rest = action.slice(area.length + 1);
  return { area: toWords(area), words: toWords(rest || area) };
}
