/** Why an interview has another time: the candidate asked, or chose it with a link; or a recruiter moved it, with or without a word. */
export type WhyMoved = 'asked' | 'chosen' | { reason: string };

/** Whose words a reason is in, where that is known; nothing without one. */
export function reasonText(writer: string, reason: string): string {
  if (!reason) return '';
  return writer ? `${writer} writes: ${reason}` : `Reason: ${reason}`;
}

/** The same event told to both sides. What a candidate writes is for the recruiter and not for everyone who takes part. */
export function whyText(
  why: WhyMoved,
  { candidate, writer }: { candidate: string; writer: string },
  isCandidate: boolean,
): string {
  if (why === 'asked') return isCandidate ? 'You asked for another time.' : `${candidate} asked for another time.`;
  if (why === 'chosen') return isCandidate ? '' : `${candidate} chose this time.`;
  return reasonText(writer, why.reason);
}
