const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = String.raw`(\d{1,4}|${WORDS.join('|')})`;
const LABELLED = new RegExp(String.raw`^\W*(?:x\s?)?${NUMBER}\b(?!\s*(?:%|days?|hours?|months?|years?))`, 'i');
const IN_TEXT = new RegExp(
  String.raw`\b${NUMBER}\s+(?:(?:new|available|open|full-time|part-time|permanent|identical|further|additional|exciting)\s+)*(?:positions?|vacanc(?:y|ies)|openings?|posts|roles)\b|\b(?:positions?|vacanc(?:y|ies)|openings?|posts)\s*\(?\s*(?:x|×)\s?${NUMBER}\b|\b(?:looking for|recruiting|hiring|seeking|appoint(?:ing)?)\s+${NUMBER}\s+(?!years?|or|of|person|people\b)\p{L}+`,
  'iu',
);

/** How many people are looked for. */
export function readPositions(text: string, { isLabelled }: { isLabelled: boolean }): number | undefined {
  const match = (isLabelled ? LABELLED : IN_TEXT).exec(text);
  const word = match
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase();
  if (word === undefined) return undefined;
  const number = WORDS.includes(word) ? WORDS.indexOf(word) + 1 : Number(word);
  return number >= 1 && number <= 10_000 ? number : undefined;
}
