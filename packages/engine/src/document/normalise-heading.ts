/** Without numbering, decoration and final colon; in small letters; typographic signs as typed ones. */
export function normaliseHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/&/g, 'and')
    .replace(/^(?:section )?(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[a-z][.)]|[ivx]{1,4}[.)])\s+/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?<![^\p{L}\p{N}?)])[^\p{L}\p{N}?)]+$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, ' and ')
    .trim();
}
