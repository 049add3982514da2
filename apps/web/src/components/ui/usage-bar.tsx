import { Progress } from './progress.tsx';

interface UsageBarProps {
  label: string;
  used: number;
  /** -1 means that there is none. */
  limit: number;
}

/** How much of a plan's allowance is used; never drawn beyond full. */
export function UsageBar({ label, used, limit }: UsageBarProps) {
  if (limit < 0) return <Progress label={label} value={0} max={1} valueText={`${used} of ∞`} />;
  return <Progress label={label} value={used} max={limit} tone={used >= limit ? 'warning' : 'accent'} />;
}
