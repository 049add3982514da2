/** From school to doctorate; 0 is unknown. */
export type EducationLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const levelNames: Readonly<Record<EducationLevel, string>> = {
  0: 'no level named',
  1: 'GCSEs or secondary school',
  2: 'A levels or high school',
  3: 'diploma or foundation degree',
  4: 'bachelor’s degree',
  5: 'master’s degree',
  6: 'doctorate',
};

const levels: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    6,
    /\b(?:ph\.?\s?d|d\.?phil|doctorate|doctoral|doctor of|ed\.?d|d\.b\.a|dba(?= (?:in|degree)\b)|j\.?d\.|juris doctor|m\.?d\.|mbbs)(?![a-z])/iu,
  ],
  [
    5,
    /\b(?:master(?:['’]?s)?(?: degree| of| in|['’]s)|masters|m\.?sc|m\.?a\.|m\.?b\.?a|m\.?eng|m\.?phil|m\.?ed|m\.?s\.|mres|m\.?pharm|mchem|mphys|mmath|mbiol|msci|msw|mnurs|llm(?!-|s| )|llm(?= (?:in|degree)\b)|mlitt|pgce|pg ?(?:dip|cert)|postgraduate)(?![a-z])/iu,
  ],
  [
    4,
    /\b(?:bachelor(?:['’]?s)?|b\.?sc|b\.?a\.?|b\.?eng|b\.?ed|b\.?s\.|b\.?tech|b\.?com|bba|bfa|b\.?pharm|bvetmed|bnurs|llb|undergraduate degree|honours degree|(?:university|college|first|relevant|good) degree|degree in|degree[- ](?:level|educated|qualified)|degree)(?![a-z])/iu,
  ],
  [
    3,
    /\b(?:associate(?:['’]?s)?(?: degree| of| in)|a\.?a\.?s\.?|foundation degree|hnd|hnc|higher national|diploma|[ns]vq|btec|vocational)(?![a-z])/iu,
  ],
  [2, /\b(?:high school|sixth form|a[- ]levels?|ged|baccalaureate|abitur|leaving certificate)(?![a-z])/iu],
  [1, /\b(?:secondary school|gcses?|o[- ]levels?)(?![a-z])/iu],
];

/** A high-school diploma is school, whatever the word alone means. */
const SCHOOL_DIPLOMA = /\b(?:high|secondary)[- ]school (?:diploma|graduate)/giu;

/** "A high degree of care", "teaching in a secondary school", "BA wearer", "GCSE examiner": no schooling of the candidate. */
const NO_LEVEL =
  /\b(?:\d+[- ]degrees?|degrees? of (?!science|arts?\b|engineering|bachelor|master|doctor)|(?:in|at|for|with|within|across|of) (?:an? |the |our |local )?(?:\p{L}+ )?(?:high|secondary) schools?(?! (?:diploma|graduat|level|education|certificate))|BA (?:wearers?|sets?|teams?|training|courses?)|(?:KS\d|GCSE) (?:to|and) (?:a[- ]levels?|GCSE)|(?:gcse|a[- ]level) (?:examiner|marker|teacher|tutor|students?|pupils?|classes|exams?|marking))/giu;

/** "Supervising PhD students": other people's schooling. */
const OF_OTHERS =
  /\b(?:supervis|teach|taught|tutor|mentor|support|advis|examin|recruit)\p{L}* (?:(?:to|of|and|our|up|the) )*(?:\p{L}+[- ]){0,3}(?:(?:to|up|of|for) )*(?:ph\.?d|doctoral|master(?:['’]?s)?|msc|undergraduate|postgraduate|degree|a[- ]level|gcse|btec|nvq|diploma)s?(?:[- ](?:students?|candidates?|pupils?|learners?|trainees?|researchers?|apprentices?|classes|courses?|level))?/giu;

const cleaned = (text: string): string =>
  text.replace(SCHOOL_DIPLOMA, 'high school').replace(NO_LEVEL, ' ').replace(OF_OTHERS, ' ');

/** "MA Archives", "MA in History"; anywhere else the letters may be a state. */
const OPENS_WITH_MA = /^\s*MA\s+(?:in\s|\(|\p{Lu}\p{Ll})/u;

/** The highest level a text names. */
export function highestLevel(text: string): EducationLevel {
  const clean = cleaned(text);
  if (OPENS_WITH_MA.test(clean)) return 5;
  return levels.find(([, pattern]) => pattern.test(clean))?.[0] ?? 0;
}

/** The lowest level that would do: "bachelor's or master's degree" asks for a bachelor's. */
export function lowestLevel(text: string): EducationLevel {
  const clean = cleaned(text);
  return levels.findLast(([, pattern]) => pattern.test(clean))?.[0] ?? 0;
}

/** "or equivalent experience": work may stand in for the degree. */
export const allowsEquivalent = (text: string): boolean =>
  /\bequivalent|\bor (?:relevant |proven )?experience/iu.test(text);
