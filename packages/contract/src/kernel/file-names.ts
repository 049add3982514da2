/** Line breaks and other control characters, and those that turn the direction of the text around them. */
const unruly = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The name of a file without what would turn round the words it is shown among, or hide how it ends. */
export const plainFileName = (name: string): string => name.replace(unruly, '').trim();
