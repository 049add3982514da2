const ADDRESS = /([\p{L}\p{N}._+-]{2,60})@|linkedin\.com\/in\/([\p{L}\p{N}_%.-]{2,80})/giu;

/** "www.linkedin.com/in/jane-", and in the next line of a narrow column the rest. */
const BROKEN = /linkedin\.com\/in\/[^\s/]*-$/iu;

/** What addresses tell of a name: "pilar.nunez@…", "linkedin.com/in/janeokonjo". */
export function spellingsIn(texts: readonly string[]): string[] {
  const addresses = texts
    .map((text, at) => (text.length <= 100 && BROKEN.test(text) ? `${text}${texts[at + 1] ?? ''}` : text))
    .filter((text) => text.length <= 200 && /@|linkedin/iu.test(text));
  return addresses.flatMap((text) =>
    [...text.matchAll(ADDRESS)].map(([, local, page]) => (local ?? page ?? '').toLowerCase().replace(/[^a-z]/gu, '')),
  );
}

/** "Pilar Núñez" by pilar.nunez, "Jane Okonjo" by j.okonjo. */
export function isSpelledOut(text: string, spellings: readonly string[]): boolean {
  if (text.length > 60 || spellings.length === 0) return false;
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter(Boolean);
  if (words.length < 2 || words.length > 4 || words.some((word) => word.length === 1)) return false;
  const inShort = `${words[0]?.[0]}${words.at(-1)}`;
  return spellings.some((spelling) => spelling === inShort || words.every((word) => spelling.includes(word)));
}

/** Written as a name is, so that no word of a list is taken for one. */
export const isNameSpelledOut = (text: string, spellings: readonly string[]): boolean =>
  /^\p{Lu}/u.test(text) && !/[\d@:]/u.test(text) && isSpelledOut(text, spellings);
