/** Joins the class names that apply. Components are written so that a caller adds classes and never overrides them. */
export const cn = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
