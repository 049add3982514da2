/**
 * The browser signs with its name, its version and the minute. A document should not say where it was made, nor
 * change because the day did.
 */
export const withoutTrace = (body: string): string =>
  body
    .replace(/\/(Creator|Producer) \((?:\\.|[^\\)])*\)/g, '/$1 (Candela)')
    .replace(/\(D:\d{14}[^)]*\)/g, '(D:20260101090000Z)');
