import { createRedaction } from '@candela/engine/scoring/personal-words.ts';

const hiddenEmployer = '[employer]';

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const alone = (forms: readonly string[], flags: string): RegExp | null =>
  forms.length > 0
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(literally).join('|')})(?![\\p{L}\\p{N}])`, flags)
    : null;

/** As it is written or in capitals: "will" in a sentence is not Will, and "boots" are not Boots. */
const asWritten = (words: readonly string[]): RegExp | null =>
  alone([...new Set(words.flatMap((word) => [word, word.toUpperCase()]))], 'gu');

const nameWords = (name: string): string[] => name.split(/[\s-]+/).filter((word) => [...word].length > 2);

const legalForm = /[\s,]+(?:ltd|limited|plc|llp|llc|inc|corp|gmbh|ag|bv|sa|srl)\.?$/iu;
/** Stands where an employer would, and names none. */
const noEmployer = /^(?:self[- ]?employed|freelance|freelancer|various|confidential|n\/?a|none)$/iu;

/** "Harbour Foods Ltd, Leeds" is also spoken of as "Harbour Foods". */
function employerForms(company: string): string[] {
  const whole = company.trim();
  const [beforePlace = ''] = whole.split(/\s*(?:,|\(|\s[–—-]\s|\s·\s)/u);
  return [whole, whole.replace(legalForm, ''), beforePlace, beforePlace.replace(legalForm, '')].filter(
    (form) => [...form].length > 2 && !noEmployer.test(form),
  );
}

/** What a blind report shows of a text: line by line, without the candidate's name, contact details and employers. */
export function createBlinding(name: string, companies: readonly string[]): (text: string) => string {
  const redact = createRedaction(name);
  const forms = [...new Set(companies.flatMap(employerForms))].sort((one, other) => other.length - one.length);
  const ofSeveralWords = alone(
    forms.filter((form) => /\s/u.test(form)),
    'giu',
  );
  const ofOneWord = asWritten(forms.filter((form) => !/\s/u.test(form)));
  const namePattern = asWritten(nameWords(name));
  const hide = (line: string): string => {
    // Before the rest: an employer may bear the candidate's name.
    const withoutEmployers = [ofSeveralWords, ofOneWord].reduce(
      (rest, pattern) => (pattern ? rest.replace(pattern, hiddenEmployer) : rest),
      line,
    );
    const redacted = redact(withoutEmployers);
    return namePattern ? redacted.replace(namePattern, '[name]') : redacted;
  };
  return (text) => text.split('\n').map(hide).join('\n').trim();
}
