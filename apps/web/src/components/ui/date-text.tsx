import { cn } from '#lib/class-names.ts';
import { type DateStyle, deviceZone, formatDate } from '#lib/dates.ts';

export interface DateTextProps {
  moment: string;
  style?: DateStyle;
  className?: string;
}

/** A moment on the reader's own clock, short; the whole of it under the pointer. */
export function DateText({ moment, style = 'day', className }: DateTextProps) {
  return (
    <time
      dateTime={moment}
      title={formatDate(moment, 'full', deviceZone())}
      className={cn('whitespace-nowrap', className)}
    >
      {formatDate(moment, style, deviceZone())}
    </time>
  );
}
