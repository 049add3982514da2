const emailPattern = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@.]+(?:\.[^\s\p{Cc}<>()[\]\\,;:"@.]+)+$/u;
const longestName = 100;

/** Lower case, or null when it is not an address. */
export function cleanEmail(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const email = text.trim().toLowerCase();
  return email.length <= 254 && emailPattern.test(email) ? email : null;
}

export function cleanName(text: unknown): string {
  if (typeof text !== 'string') return '';
  const oneLine = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return Array.from(oneLine).slice(0, longestName).join('');
}

/** Providers that give only a full name: the last word is the family name, a single word the first name. */
export function splitName(fullName: unknown): { firstName: string; lastName: string } {
  const words = cleanName(fullName).split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
