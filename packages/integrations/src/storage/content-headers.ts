const contentTypePattern = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*(?:; ?charset=[a-z0-9-]+)?$/i;
/** Control characters break headers; bidirectional marks make `fdp.exe` read as `exe.pdf`. */
const unsafeCharacters = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const longestName = 150;

export function assertContentType(contentType: string): void {
  if (contentType.length > 120 || !contentTypePattern.test(contentType)) {
    throw new TypeError(`Not a content type: ${JSON.stringify(contentType.slice(0, 140))}`);
  }
}

/** RFC 6266: a plain name for old clients, then the real one in RFC 5987 encoding, which every current browser prefers. */
export function attachmentDisposition(fileName: string): string {
  const name = cleanFileName(fileName);
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}

function cleanFileName(fileName: string): string {
  const cleaned = fileName.toWellFormed().replace(unsafeCharacters, '').replace(/[/\\]/g, '_').trim();
  const characters = Array.from(cleaned);
  if (characters.length <= longestName) return cleaned || 'download';
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(cleaned)?.[0] ?? '';
  return characters.slice(0, longestName - extension.length).join('') + extension;
}

/** `encodeURIComponent` leaves four characters alone that RFC 5987 does not allow. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
