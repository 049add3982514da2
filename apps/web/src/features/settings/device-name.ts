/** Order matters: most browsers also claim to be the ones below them. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const nameOf = (table: readonly (readonly [string, string])[], agent: string) =>
  table.find(([sign]) => agent.includes(sign))?.[1] ?? null;

/** "Firefox on Linux": enough to recognise one's own devices by. */
export function deviceName(userAgent: string): string {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

export const isPhone = (userAgent: string) => /iPhone|Android.*Mobile/.test(userAgent);
