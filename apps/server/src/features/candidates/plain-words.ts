const isPlain = /^[a-z]+$|^[0-9]+$/;

/**
 * A text in the words the index is made of, where that can be told without asking the database: each word once, nothing but
 * small letters or nothing but figures; undefined for every other.
 */
export function readPlainWords(text: string): string[] | undefined {
  const words = text.split(' ').map((word) => (/^[A-Za-z]+$/.test(word) ? word.toLowerCase() : word));
  return words.every((word) => isPlain.test(word)) ? [...new Set(words)] : undefined;
}
