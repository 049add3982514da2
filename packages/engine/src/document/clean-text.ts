/** Ligatures are written out; what cannot be seen or turns the direction of reading around is dropped. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Control characters, zero-width ones, directional overrides, tags and what stands for "no character". */
const UNSEEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;

/** One glyph's text; the empty string when there is nothing to see, a space for any kind of space. */
export function cleanGlyph(text: string): string {
  const code = text.charCodeAt(0);
  // Nearly every glyph is plain ASCII.
  if (text.length === 1 && code >= 0x20 && code < 0x7f) return text;
  return text
    .replace(SPACES, ' ')
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature] ?? ligature);
}

/** Symbols of fonts that say nothing about their letters; a page of them cannot be read. */
export function isMeaningless(character: string): boolean {
  return /[\p{Co}\p{Cn}\uFFFD]/u.test(character);
}
