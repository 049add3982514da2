export interface WordChoices {
  /** The form's own words come first. */
  own: readonly string[];
  /** The other form's words, so that no stored value is ever lost. */
  other: readonly string[];
  current: string;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The form's own words; one that the job carries in the other spelling stands in that spelling, so that none is there twice. */
export const ownWords = ({ own, current }: WordChoices): string[] =>
  own.map((word) => (isSame(word, current) ? current : word));

/** What the other form offers beside them. */
export const otherWords = ({ own, other }: WordChoices): string[] =>
  other.filter((word) => !own.some((known) => isSame(known, word)));
