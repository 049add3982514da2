/**
 * At most so many letters, for a preview: what is longer ends between two words and says so by an ellipsis. One endless word is cut
 * where it stands, but never inside of a letter.
 */
export function cutAtWord(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const head = letters.slice(0, longest - 1).join('');
  // The next letter tells whether the last word is whole.
  const whole = /^\s/u.test(letters[longest - 1] ?? '') ? head.trimEnd() : head.replace(/\s+\S*$/u, '');
  return `${(whole.length >= head.length / 2 ? whole : head).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
