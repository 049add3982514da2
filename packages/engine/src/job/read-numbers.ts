const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = String.raw`(\d{1,4}|${WORDS.join('|')})`;
const LABELLED = new RegExp(String.raw`^\W*(?:x\s?)?${NUMBER}\b(?!\s*(?:%|days?|hours?|months?|years?))`, 'i');
const IN_TEXT = new RegExp(
  String.raw`\b${NUMBER}\s+(?:(?:new|available|open|full-time|part-time|permanent|identical|further|additional|exciting)\s+)*(?:positions?|vacanc(?:y|ies)|openings?|posts|roles)\b|\b(?:positions?|vacanc(?:y|ies)|openings?|posts)\s*\(?\s*(?:x|×)\s?${NUMBER}\b|\b(?:looking for|recruiting|hiring|seeking|appoint(?:ing)?)\s+${NUMBER}\s+(?!years?|or|of|person|people\b)\p{L}+`,
  'iu',
);

/** "Returns Operatives x 15", "Campsite Wardens (4)", "Income Officer (two posts)": behind a title. */
export const COUNT_OF_POSTS = new RegExp(
  String.raw`\s*(?:\(\s*[x×]?\s?(?:(?:1?\d|20)|${WORDS.join('|')})\s*(?:posts?|positions?|vacanc(?:y|ies)|roles?|places)?\s*\)|\s[x×]\s?\d{1,3})(?=\s*$|\s+[–—|-]\s)`,
  'iu',
);

/** How many people a title says are looked for. */
export const countOfPosts = (title: string): number | undefined => {
  const [count] = COUNT_OF_POSTS.exec(title) ?? [];
  return count === undefined ? undefined : readPositions(count.replace(/[()\s]+/gu, ' '), { isLabelled: true });
};

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
