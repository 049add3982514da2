import { Progress } from './progress.tsx';
import type { Step } from './step-list.tsx';

/** How many of the steps that can be ticked off are done. */
export function StepProgress({ steps }: { steps: readonly Step[] }) {
  const known = steps.filter(({ isDone }) => isDone !== undefined);
  const done = known.filter(({ isDone }) => isDone).length;
  return <Progress label="Your progress" value={done} max={known.length} unit="done" className="mb-6" />;
}
