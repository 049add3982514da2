export interface SnippetPart {
  /** Where it begins: two parts may say the same. */
  at: number;
  text: string;
  isFound: boolean;
}

/** "… led **React** teams …": the words between asterisks are those that were found. */
export function snippetParts(snippet: string): SnippetPart[] {
  let at = 0;
  return snippet.split('**').flatMap((text, index) => {
    const part = { at, text, isFound: index % 2 === 1 };
    at += text.length + 2;
    return text === '' ? [] : [part];
  });
}

/** "Showing results for javascript instead of javasript". */
export function correctionText(corrections: readonly { typed: string; used: string }[]): string | null {
  if (corrections.length === 0) return null;
  const used = corrections.map((correction) => correction.used).join(' ');
  const typed = corrections.map((correction) => correction.typed).join(' ');
  return `Showing results for ${used} instead of ${typed}`;
}
