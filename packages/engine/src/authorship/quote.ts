const longest = 160;

/** The words around a place of a text, from where a line or sentence starts to where it ends; always whole ones. */
export function quoteAt(text: string, at: number, length: number): string {
  const room = Math.max(0, longest - length) >> 1;
  const before = text.slice(Math.max(0, at - room), at);
  const after = text.slice(at + length, at + length + room);
  const start = Math.max(before.lastIndexOf('\n'), before.search(/[.!?]\s(?=[^.!?]*$)/)) + 1;
  const end = after.search(/\n|[.!?](?=\s)/);
  const isCutBefore = start === 0 && at > room && /\S/.test(text.charAt(at - room - 1));
  const isCutAfter = end === -1 && /\S/.test(text.charAt(at + length + room));
  const ahead = isCutBefore ? fromWord(before) : before.slice(start);
  const behind = end === -1 ? after : after.slice(0, end + 1);
  const cut = `${ahead}${text.slice(at, at + length)}${isCutAfter ? toWord(behind) : behind}`;
  return shortened(cut.replace(/\s+/g, ' ').trim());
}

/** What is left of a piece without the word it begins, or ends, inside of; one that has no space has none left. */
const fromWord = (piece: string): string => (/\s/.test(piece) ? piece.replace(/^\S*/, '') : '');
const toWord = (piece: string): string => (/\s/.test(piece) ? piece.replace(/\S*$/, '') : '');

function shortened(quote: string): string {
  if (quote.length <= longest) return quote;
  const cut = quote.slice(0, longest + 1);
  return cut.includes(' ') ? toWord(cut).trim() : cut.slice(0, longest);
}
