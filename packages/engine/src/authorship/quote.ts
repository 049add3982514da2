const longest = 160;

/** The words around a place of a text, from where a line or sentence starts to where it ends. */
export function quoteAt(text: string, at: number, length: number): string {
  const room = Math.max(0, longest - length) >> 1;
  const before = text.slice(Math.max(0, at - room), at);
  const after = text.slice(at + length, at + length + room);
  const start = Math.max(before.lastIndexOf('\n'), before.search(/[.!?]\s(?=[^.!?]*$)/)) + 1;
  const end = after.search(/\n|[.!?](?=\s)/);
  const found = text.slice(at, at + length);
  const cut = `${before.slice(start)}${found}${end === -1 ? after : after.slice(0, end + 1)}`;
  return cut.replace(/\s+/g, ' ').trim().slice(0, longest);
}
