/** One thing that is counted about the source, with what was counted. */
export interface Figure {
  name: string;
  /** One line for each thing counted, in order of appearance. */
  findings: readonly string[];
  /** What the count is out of, where that tells more than the count alone. */
  outOf?: number;
}
