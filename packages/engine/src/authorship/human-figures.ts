import figures from '../../models/authorship.json' with { type: 'json' };

export interface HumanFigures {
  /** CVs the figures below were counted in. */
  readonly cvs: number;
  /** For each set phrase how much it tells, in bits: 0 where every CV has it, 9 where one in 512 has. */
  readonly phraseBits: Readonly<Record<string, number>>;
  /** What only five, or one, of a hundred CVs reach. */
  readonly phrases: { readonly fiveOfHundred: number; readonly oneOfHundred: number };
  /** What only five of a hundred reach; for the spread, what only five fall below. */
  readonly tails: number;
  readonly figures: number;
  readonly spread: number;
  /** Of a thousand CVs, how many have a gap left open. */
  readonly gaps: number;
}

/** Counted by `training/authorship/train.ts` in half of the CVs written by people before 2021. No word of theirs is kept. */
export const humanFigures: HumanFigures = figures.human;

/** What this judge says of the other half, none of which was looked at when it was tuned. */
export const falseAlarms: {
  readonly cvs: number;
  readonly high: number;
  readonly medium: number;
  /** Upper end of the 95 % interval for the share called "high". */
  readonly highAtMost: number;
} = figures.falseAlarms;
