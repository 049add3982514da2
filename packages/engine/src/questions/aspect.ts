import type { ReferencePoint } from './question.ts';

/**
 * What a point of a good answer is about. A point's id starts with it, so that the grading knows what to look for;
 * `content` is a fact to be named, the others are things an account of one's own work has.
 */
export const aspects = [
  'content',
  'situation',
  'part',
  'steps',
  'reason',
  'result',
  'figure',
  'check',
  'lesson',
  'people',
  'difficulty',
  'example',
  'plan',
  'options',
  'rules',
  'calm',
  'speakup',
  'tools',
] as const;
export type Aspect = (typeof aspects)[number];

export type DraftPoint = readonly [Aspect, string];

/** Points with ids that are unique within their question: `reason`, `reason-2`. */
export function pointsOf(drafts: readonly DraftPoint[]): ReferencePoint[] {
  const counts = new Map<Aspect, number>();
  return drafts.map(([aspect, text]) => {
    const count = (counts.get(aspect) ?? 0) + 1;
    counts.set(aspect, count);
    return { id: count === 1 ? aspect : `${aspect}-${count}`, text };
  });
}

/** What a point is about, where its id says so. */
export function aspectOf(id: string): Aspect | undefined {
  const name = id.replace(/-\d+$/, '');
  return aspects.find((aspect) => aspect === name);
}
