export type TextBlock = { kind: 'paragraph'; lines: readonly string[] } | { kind: 'list'; items: readonly string[] };

const bullet = /^\s*[-*•·–]\s+/;

/** Keeps lines, drops everything else that is not text: control characters, halves of characters, spaces at the ends. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

export function cleanLines(texts: readonly string[]): string[] {
  return texts.map(cleanLine).filter((text) => text !== '');
}

/** Reads plain text as people write it: blank lines part paragraphs, leading dashes or dots make lists. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    let isList = false;
    const flush = () => {
      if (lines.length > 0) blocks.push(isList ? { kind: 'list', items: lines } : { kind: 'paragraph', lines });
      lines = [];
    };
    for (const line of part.split('\n').filter((candidate) => candidate.trim() !== '')) {
      if (bullet.test(line) !== isList) flush();
      isList = bullet.test(line);
      lines.push(line.replace(isList ? bullet : '', '').trim());
    }
    flush();
  }
  return blocks;
}
