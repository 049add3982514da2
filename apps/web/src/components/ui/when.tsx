import { fullTime, relativeTime } from '#lib/relative-time.ts';
import { useNow } from '#lib/use-now.ts';

interface WhenProps {
  at: string;
  /** Something due, not something that happened. */
  isToCome?: boolean;
  className?: string;
}

/** A time as people say it, with the full date on hover. */
export function When({ at, isToCome = false, className }: WhenProps) {
  const now = useNow();
  const date = new Date(at);
  // What happened is never ahead: the clock here stands still between its ticks, and may be behind the server's.
  const reader = !isToCome && date > now ? date : now;
  return (
    <time dateTime={at} title={fullTime(date)} className={className}>
      {relativeTime(date, reader)}
    </time>
  );
}
