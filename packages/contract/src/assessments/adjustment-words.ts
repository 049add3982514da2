import type { AdjustmentKind } from './assessments.schemas.ts';

/** What each kind of adjustment is called, on screens and in reports. */
export const adjustmentWords: Record<AdjustmentKind, string> = {
  'extra-time': 'Extra time',
  'other-format': 'Another format, such as talking instead of writing',
  other: 'Something else',
};
