import type { ModelUsage } from '@candela/contract/admin/admin-language-model.routes.ts';
import { calendarZone, formatDate } from '#lib/dates.ts';

/** "2026-11" as "November 2026". */
export const monthName = (month: string): string => formatDate(`${month}-01T00:00:00Z`, 'month', calendarZone);

/** What counts against the month's budget. */
export const tokensOf = ({ inputTokens, outputTokens, unknownTokens }: ModelUsage): number =>
  inputTokens + outputTokens + unknownTokens;

/** From nine tenths on a budget is worth a look; where calls were turned away, it is used up. */
export function budgetTone(usage: ModelUsage, budget: number): 'accent' | 'warning' | 'danger' {
  const used = tokensOf(usage);
  if (usage.turnedAway > 0 || used >= budget) return 'danger';
  return used * 10 >= budget * 9 ? 'warning' : 'accent';
}
