export interface WordChoices {
  /** The form's own words come first. */
  own: readonly string[];
  /** The other form's words, so that no stored value is ever lost. */
  other: readonly string[];
  current: string;
}

/** Words that differ only in case are offered once, unless the job already carries the other spelling. */
export function otherWords({ own, other, current }: WordChoices): string[] {
  const known = new Set(own.map((word) => word.toLowerCase()));
  return other.filter((word) => word === current || !known.has(word.toLowerCase()));
}
