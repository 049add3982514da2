const two = (part: string) => part.padStart(2, '0');
const isNumber = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part);

/** The usual schedules in words; the rest as it is written, for those who can read it. */
export function describeSchedule(cron: string): string {
  const [minute, hour, ...days] = cron.trim().split(/\s+/);
  const step = minute?.match(/^\*\/(\d+)$/)?.[1];
  const isEveryDay = days.length === 3 && days.every((part) => part === '*');
  if (isEveryDay && hour === '*') {
    if (minute === '*') return 'Every minute';
    if (step) return `Every ${step} minutes`;
    if (isNumber(minute)) return `Every hour, at ${two(minute)} minutes past`;
  }
  if (isEveryDay && isNumber(minute) && isNumber(hour)) return `Every day at ${two(hour)}:${two(minute)} UTC`;
  return `Schedule ${cron}`;
}
