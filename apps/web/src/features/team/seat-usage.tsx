import { Progress } from '#ui/progress.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';
import { useSeats } from './use-team.ts';

/** The seats of the plan as a bar; what is not known yet is said, not guessed. */
export function SeatUsage({ label = 'Seats used' }: { label?: string }) {
  const { seats, error } = useSeats();
  if (seats) return <UsageBar label={label} used={seats.used} limit={seats.limit} />;
  return <Progress label={label} value={0} max={1} valueText={error ? 'Currently unavailable' : 'Loading...'} />;
}
