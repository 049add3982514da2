/** Control characters no text has; a line feed, a tab and a page feed are in order. */
const CONTROL = /(?![\s\u0085])\p{Cc}/gu;
const MOST_CONTROLS = 0.002;

/** A text file's text; absent when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) return undefined;
  const controls = text.match(CONTROL)?.length ?? 0;
  return controls > text.length * MOST_CONTROLS ? undefined : text.toWellFormed();
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return isMostlyText(text) ? text : undefined;
  }
}

/** Every byte is some character of Windows-1252; what is never written gives a packed or drawn file away. */
function isMostlyText(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const usual = sample.match(/[\p{L}\p{N}\s.,;:'"()\-–—‘’“”•/@&+€£%]/gu)?.length ?? 0;
  return usual >= sample.length * 0.9;
}
