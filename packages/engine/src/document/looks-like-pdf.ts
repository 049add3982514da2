/**
 * A quick look at a file's structure: the mark at the very start, an object, and a page or objects packed together.
 * A web page that merely begins like a PDF has none of these; whether the rest is sound shows when it is read.
 */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return (
    /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/.test(text.slice(0, 64)) &&
    /\d\s+\d+\s+obj\b/.test(text) &&
    /\/Type\s*\/(?:Page|ObjStm)\b/.test(text)
  );
}
