/** Contact details and links: never evidence for anything. */
const CONTACT =
  /(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.-]+|\b(?:linkedin|github|twitter|facebook|instagram)\.com\S*|(?<![\w.])(?:\+|\()?\d[\d\s().-]{8,}\d(?!\w)/giu;

/** "Date of birth: …", "Nationality: …", "Marital status: …": a label, and whatever stands behind it on the line. */
const PERSONAL_LINE =
  /^\W*(?:date of birth|d\.?o\.?b\.?|birth ?(?:date|place)|place of birth|born(?: on| in)?|age|gender|sex|nationality|citizenship|marital status|civil status|family status|children|religion|faith|ethnic(?:ity| origin)|race|sexual orientation|disability|pronouns?|photo(?:graph)?|title|home address|address|postcode|full name|name)\s*[:–—-].*$/iu;

/** "12 Mill Lane, Leeds LS1 4AB": a line that starts with a number and a street, or has a postcode and is short. */
const ADDRESS =
  /^\W*\d{1,5}[a-zA-Z]?,?\s+(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Court|Ct|Crescent|Gardens|Terrace|Square|Boulevard|Blvd|Place|Mews|Way|Row|Hill|Park|Grove)\b|^(?=.{0,80}$).*\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^(?=.{0,80}$).*,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\W*$|^(?=.{0,60}$)\d*\W*(?:[Rr]ue|[Cc]alle|[Vv]ia|[Pp]laza|[Uu]lica|ul\.)\s+\p{Lu}|^(?=.{0,60}$)\p{Lu}\p{L}+(?:stra(?:ß|ss)e|str\.|weg|gasse|laan|straat)\s+\d+/u;

/** "34 years old", "aged 34", "born in 1985", "(she/her)", "married with two children". */
const PERSONAL_WORDS =
  /\b\d{1,2}[- ]years?[- ](?:old|young)\b|\bage[ds]?:?\s+\d{1,2}\b|\bborn\s+(?:(?:on|in)\s+)?[^,.;]{0,30}?\d{4}\b|\(?\b(?:he|she|they)\s?\/\s?(?:him|her|hers|them|theirs|they)(?:\s?\/\s?(?:his|hers|theirs))?\b\)?|\b(?:happily )?(?:married|divorced|widowed|unmarried)\b(?:\s+with\s+\w+\s+(?:children|kids|sons|daughters|child))?/giu;
/** "a British citizen", "of Nigerian origin". */
const ORIGIN =
  /\b(?:(?:a|an|the|of)\s+)?\p{Lu}\p{Ll}+\s+(?:national|citizen|passport(?: holder)?|heritage|origin|descent)(?!\p{L})/gu;

/** One of these stands in whatever the patterns for addresses, contacts, ages, pronouns and origins find; in most lines none does. */
const HINTS =
  /[\d@]|www\.|\.com|https?:|\b(?:he|she|they)\s?\/|married|divorced|widowed|\b(?:national|citizen|passport|heritage|origin|descent)|\b(?:rue|calle|via|plaza|ulica|ul\.)\s/iu;

/** Black and white where they are colours of things, marks and cards, and not of people. */
const COLOUR_OF =
  'belts?|bags?|goods|papers?|box|label|tie|friday|hat|spirit|metal|steel|collar|rose|board|space|noise|light|wine|water|hall|horse|lion|swan|rabbit|country|cab|death|sea|star|sun|cards?|managers? card|smiths?|start|ice|ops|hole|oil|powder|sheep|stuff|city|line|van|gloves?|labelling|meat|fish|sauce|chocolate|mould|grade|tea|pepper|peak';
const COLOUR = String.raw`(?<!\b(?:CSCS|CPCS|CISRS|NPORS|card)[\s:(–—-]{1,3}|\b(?:black|white)\s(?:and|or|&)\s)(?:black|white)(?![\s-]+(?:${COLOUR_OF})(?!\p{L})|\s+(?:and|or|&)\s+(?:white|black|decker|veatch|case|mcdonald)(?!\p{L}))`;

const SEX =
  "(?:wom[ae]n(?:['’]?s)?|m[ae]n['’]s|females?|males?|girls?['’]?s?|boys?['’]?s?|ladies['’]?|gentlem[ae]n['’]?s?)";
/** "Male and female wards" are of no one's sex. */
const ONE_SEX = String.raw`(?<!\b(?:wom[ae]n|m[ae]n|females?|males?|girls?|boys?|ladies|gentlem[ae]n)['’s]{0,2}\s?(?:and|or|&|\/)\s?)${SEX}(?!\s?(?:and|or|&|\/)\s?(?:wom[ae]n|m[ae]n|females?|males?|girls?|boys?|ladies|gentlem[ae]n)(?!\p{L}))`;

/** Words for a group of people a candidate may belong to: taken out wherever they stand. What the group does stays. */
const GROUP_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${ONE_SEX}|${COLOUR}|asian|hispanic|latin[oax]s?|african[- ]american|caribbean|bame|arab|jewish|hebrew|muslim|islamic|christian|catholic|protestant|anglican|methodist|baptist|evangelical|orthodox|hindu|sikh|buddhist|quaker|lgbtq?\+?|lgbtqia\+?|gay|lesbian|queer|transgender|disabled|deaf|blind|veterans?)(?!\p{L})`,
  'giu',
);

/** Where and with whom a faith is lived, whichever it is. */
const CONGREGATION =
  /(?<!\p{L})(?:church|mosque|synagogue|gurdwara|mandir|cathedral|chapel|masjid)(?:es|s)?(?!\p{L})/giu;
/** salespersons, salespeople: as many, but the same work. */
const PERSONS = /(?<=\p{L}{4})(?:persons|people)(?!\p{L})/giu;
const CLERGY = /(?<!\p{L})(?:priest|imam|rabbi|pastor|vicar|reverend|curate)s?(?!\p{L})/giu;

/**
 * "St Mary's College for Women", "University of Oxford", "Eton College": a proper name before or behind the word for a school.
 * "High school diploma" and "college degree" are no names.
 */
const SCHOOL =
  '(?:University|Universit[éàä]t?|College|School|Academy|Institute|Polytechnic|Seminary|Madrasa|Yeshiva|Conservatoire|Grammar School|High School|Business School|Convent)';
const PROPER = String.raw`(?:(?:St\.?|Saint|Our Lady)\s+)?\p{Lu}[\p{L}'’.-]*`;
const SCHOOL_NAME = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:the\s+)?(?:${PROPER}\s+(?:(?:of|for|and|&|the|de|du|della)\s+)*){1,6}?${SCHOOL}|(?:the\s+)?${SCHOOL})(?![\p{L}])(?:\s+(?:of|for|at|in)\s+(?:the\s+)?${PROPER}(?:\s+(?:and|&|of)?\s*${PROPER}){0,3})?`,
  'gu',
);
/** "Chartered Institute of Management Accountants", "Royal College of Nursing": bodies of a profession, and no schools. */
const BODY =
  /\bChartered\b|\bRoyal College of (?:Nursing|Midwives|Surgeons|Physicians|Psychiatrists|General|Veterinary|Pathologists|Radiologists|Anaesthetists)/u;
const isNamed = (name: string): boolean =>
  /\s/.test(name) && !BODY.test(name) && !/^(?:high|secondary|primary|middle) school$/iu.test(name);

/** Takes the names of schools out: they tell sex, faith and origin. */
export const withoutSchools = (text: string): string =>
  text.replace(SCHOOL_NAME, (name) => (isNamed(name) ? ' ' : name)).replace(/,(?:\s*,)+/gu, ',');

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** How a person is addressed: it goes with the name, since it tells sex and rank. */
const ADDRESSED = '(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev)\\.?';
const ADDRESSED_ALONE = new RegExp(`^${ADDRESSED}$`, 'u');

function namePatterns(name: string | undefined): RegExp[] {
  const names = (name ?? '')
    .trim()
    .split(/\s+/)
    .filter((part) => part.length > 1 && !ADDRESSED_ALONE.test(part));
  const [first, last] = [names[0], names.at(-1)];
  const patterns: RegExp[] = [];
  if (names.length > 1)
    patterns.push(
      new RegExp(`(?<!\\p{L})(?:${ADDRESSED}\\s+)?${names.map(literally).join('\\s+')}(?:['’]s)?(?!\\p{L})`, 'giu'),
    );
  for (const part of [first, last]) {
    if (!part) continue;
    patterns.push(new RegExp(`(?<!\\p{L})${ADDRESSED}\\s+${literally(part)}(?:['’]s)?(?!\\p{L})`, 'gu'));
    patterns.push(new RegExp(`(?<!\\p{L})${literally(part)}['’]s(?!\\p{L})`, 'gu'));
  }
  if (first)
    patterns.push(
      new RegExp(
        `(?<!\\p{L})${literally(first)}(?=\\s+(?:is|has|was|brings|works|worked|holds|can|led|managed|joined)\\b)`,
        'gu',
      ),
    );
  return patterns;
}

/** Looked for from the first of such signs alone: a text of nothing else would be gone through from each of them. */
const LEFT_AT_END = /(?<![\s,;|])([,;|]*)\s+[,;|][\s,;|]*$/u;

/**
 * Takes out what says who the person is rather than what they did. A family name alone stays: "Baker" and "Cook" are also
 * work, and a name must not cost a candidate a line.
 */
export function createRedaction(name: string | undefined): (text: string) => string {
  const patterns = namePatterns(name);
  return (text) => {
    const mayBePersonal = HINTS.test(text);
    if (mayBePersonal && ADDRESS.test(text)) return '';
    let result = text.replace(PERSONAL_LINE, '');
    if (mayBePersonal) result = result.replace(CONTACT, ' ').replace(PERSONAL_WORDS, ' ').replace(ORIGIN, ' ');
    for (const pattern of patterns) result = result.replace(pattern, ' ');
    result = withoutGroups(result);
    // What stood between two contact details stands alone now.
    return result
      .replace(/,\s+(?=[:;.])/gu, '')
      .replace(LEFT_AT_END, '$1')
      .replace(/\s+/g, ' ')
      .trim();
  };
}

/** The same for the words of a job, so that both sides are compared alike. */
export const withoutGroups = (text: string): string =>
  text
    .replace(GROUP_WORDS, ' ')
    .replace(CONGREGATION, 'congregation')
    .replace(CLERGY, 'clergy')
    .replace(PERSONS, 'person');
