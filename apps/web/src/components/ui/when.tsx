import { fullTime, relativeTime } from '#lib/relative-time.ts';
import { useNow } from '#lib/use-now.ts';

/** A time as people say it, with the full date on hover. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} title={fullTime(date)} className={className}>
      {relativeTime(date, now)}
    </time>
  );
}
