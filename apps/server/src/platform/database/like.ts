/** For LIKE: anywhere in a text what was typed, whose own `%` and `_` stand for themselves. */
export const anywhere = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
