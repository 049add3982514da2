const fewestSeparators = 3;
const wordsPerSeparator = 3.2;

/** Words set side by side with commas or strokes between them, such as a list of tools; no sentence. */
export function isRowOfWords(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  const separators = text.match(/[,;|/]/g)?.length ?? 0;
  return separators >= fewestSeparators && words / separators < wordsPerSeparator;
}
