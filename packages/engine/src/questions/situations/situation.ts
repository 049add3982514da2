import type { DraftPoint } from '../aspect.ts';
import type { QuestionKind } from '../question.ts';
import type { Trade } from '../trade.ts';

/** A situation that people of a trade meet. */
export interface Situation {
  readonly trade: Trade;
  readonly kind: QuestionKind;
  readonly question: string;
  readonly points: readonly DraftPoint[];
}
