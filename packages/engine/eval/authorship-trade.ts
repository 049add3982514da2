/** What the made-up machine CVs of one trade are put together from. */
export interface MadeUpTrade {
  readonly title: string;
  readonly summary: string;
  /** As chat programs word them when asked for a CV. */
  readonly bullets: readonly string[];
  /** As they word them when asked for plain words and no clichés. */
  readonly plain: readonly string[];
  readonly skills: readonly string[];
}
