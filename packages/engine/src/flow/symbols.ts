/** What Word's symbol fonts draw at these places, for those that carry a meaning in running text. */
const SYMBOLS: Readonly<Record<number, string>> = {
  167: '▪',
  168: '•',
  183: '•',
  216: '➢',
  224: '→',
  240: '→',
  252: '✓',
  108: '•',
  110: '▪',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  159: '•',
  254: '✓',
};

/** A character of a symbol font, as a sign everyone has; a telephone or an envelope says nothing that is read. */
export function symbolText(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0xf000 || code > 0xf0ff) return character;
  return SYMBOLS[code - 0xf000] ?? '';
}

const SYMBOL_FONT = /^(?:wingdings|webdings|symbol|zapfdingbats|monotype sorts)/i;

export const isSymbolFont = (font: string | undefined): boolean => SYMBOL_FONT.test(font ?? '');

/** Letters set in a symbol font are shapes: "§" is a square there and "l" a dot. Greek letters are left alone. */
export function textInSymbolFont(text: string, font: string): string {
  if (/^symbol/i.test(font)) return [...text].map(symbolText).join('');
  return [...text]
    .map((character) => SYMBOLS[(character.codePointAt(0) ?? 0) & 0xff] ?? (character === ' ' ? ' ' : ''))
    .join('');
}
