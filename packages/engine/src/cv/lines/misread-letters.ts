const HINT = /[0l]\p{Lu}|\d[Ool]|[Ool]\d/u;
const WORD = /(?<![\p{L}\p{N}])[\p{Lu}0l]{5,}(?![\p{L}\p{N}])/gu;
const YEAR = /(?<![\p{L}\p{N}])(?:[1l]9[\dOol]{2}|2[0Oo][\dOol]{2})(?![\p{L}\p{N}])/gu;
/** A shorter word of capitals may be a code. */
const fewestCapitals = 4;

/**
 * What scanners take for one another, where nothing else can be meant: "EMPL0YMENT", "lNTERESTS", "2OO1", "l990". One letter takes the
 * place of another, so that nothing moves.
 */
export function withLettersAsMeant(text: string): string {
  if (!HINT.test(text)) return text;
  return text
    .replace(WORD, (word) =>
      (word.match(/\p{Lu}/gu)?.length ?? 0) < fewestCapitals
        ? word
        : word.replace(/l/gu, 'I').replace(/(?<=\p{Lu})0(?=\p{Lu})/gu, 'O'),
    )
    .replace(YEAR, (year) => year.replace(/[Oo]/gu, '0').replace(/l/gu, '1'));
}
