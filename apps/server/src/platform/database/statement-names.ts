/** Seen so often, a statement is one of the product's own and worth keeping planned. */
const timesBeforeNamed = 3;
/** Each connection keeps the plan of each: tens of kilobytes. */
const mostNames = 400;
const mostSeen = 2000;

/**
 * Under which name a statement is prepared: its plan is then made once a connection instead of once a request, and under
 * row-level security planning costs more than most statements do. Texts that come rarely (a list of ids of a length of its
 * own, say) stay without a name, so that what a connection keeps is bounded.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < timesBeforeNamed) {
      if (seen.size >= mostSeen) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
