/** Contact details and links: never evidence for anything. */
const CONTACT =
  /(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.-]+|\b(?:linkedin|github|twitter|facebook|instagram)\.com\S*|(?<![\w.])\+?\d[\d\s().-]{8,}\d/giu;

/** "Date of birth: …", "Nationality: …", "Marital status: …": a label, and whatever stands behind it on the line. */
const PERSONAL_LINE =
  /^\W*(?:date of birth|d\.?o\.?b\.?|birth ?(?:date|place)|born(?: on| in)?|age|gender|sex|nationality|citizenship|marital status|civil status|religion|ethnic(?:ity| origin)|race|pronouns?|home address|address|postcode|name)\s*[:–—-].*$/iu;

/** "34 years old", "aged 34", "(she/her)". */
const PERSONAL_WORDS =
  /\b\d{1,2}[- ]years?[- ]old\b|\baged?\s+\d{1,2}\b|\(?\b(?:he|she|they)\s?\/\s?(?:him|her|hers|them|theirs)\b\)?/giu;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Takes out what says who the person is rather than what they did. A family name alone stays: "Baker" and "Cook" are also
 * work, and a name must not cost anybody a line.
 */
export function createRedaction(name: string | undefined): (text: string) => string {
  const names = (name ?? '')
    .trim()
    .split(/\s+/)
    .filter((part) => part.length > 1);
  const first = names[0];
  const patterns: RegExp[] = [];
  if (names.length > 1) patterns.push(new RegExp(`(?<!\\p{L})${names.map(literally).join('\\s+')}(?!\\p{L})`, 'giu'));
  if (first)
    patterns.push(
      new RegExp(`(?<!\\p{L})${literally(first)}(?=\\s+(?:is|has|was|brings|works|worked|holds|can)\\b)`, 'gu'),
    );
  return (text) => {
    let result = text.replace(PERSONAL_LINE, '').replace(CONTACT, ' ').replace(PERSONAL_WORDS, ' ');
    for (const pattern of patterns) result = result.replace(pattern, ' ');
    // What stood between two contact details stands alone now.
    return result
      .replace(/\s+(?:[,;|]\s*)+$/u, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
}
