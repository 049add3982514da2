import { useState } from 'react';

/**
 * True from the moment that it was once. A page that waits for a question and then shows what asks it again needs this: where the
 * answer is a failure, asking again is waiting again, and the page would go to and fro for ever.
 */
export function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
