/** Words for values: what a text names in braces, in its place. */
export const fillIn = (
  text: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string = (value) => value,
): string => text.replace(/\{(\w+)\}/g, (_match, name: string) => write(values[name] ?? ''));

/** The names in braces that a text uses. */
export const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
