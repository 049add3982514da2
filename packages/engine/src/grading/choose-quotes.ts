/** What each sentence is worth as the quotation for a point, 0 to 1; both are empty where the point is not covered. */
export interface QuoteWorths {
  readonly byReader: readonly number[];
  readonly byCover: readonly number[];
}

/** What a sentence is still worth as a quotation for a second point: saying the same thing twice explains little. */
const againWorth = 0.6;
/** From here on the reader's choice is taken. */
const sureFrom = 0.5;

/**
 * Which sentence is quoted for each point. Words such as "because" stand in many sentences; which of them says what was asked
 * for the reader tells better, and where it is not sure, the sentence that covers the point is taken.
 */
export function chooseQuotes(points: readonly QuoteWorths[]): Map<number, number> {
  const quoted = new Map<number, number>();
  const quoteBest = (worths: readonly (readonly number[])[], from: number): void => {
    for (;;) {
      const used = new Set(quoted.values());
      let best = { point: -1, sentence: -1, worth: 0 };
      for (const [point, row] of worths.entries()) {
        if (quoted.has(point)) continue;
        for (const [sentence, value] of row.entries()) {
          const worth = value * (used.has(sentence) ? againWorth : 1);
          if (worth > best.worth) best = { point, sentence, worth };
        }
      }
      if (best.worth === 0 || best.worth < from) return;
      quoted.set(best.point, best.sentence);
    }
  };
  quoteBest(
    points.map(({ byReader }) => byReader),
    sureFrom,
  );
  quoteBest(
    points.map(({ byCover }) => byCover),
    0,
  );
  return quoted;
}
