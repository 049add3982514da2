/** "You like …", "You do not mind …", "You can explain …": what a person does, and what stands around the verb. */
const YOU_DO =
  /^you\s+(?:(?:can|will|should|must|would)\s+)?(?<not>do\s+not\s+|don['’]t\s+)?(?<how>(?:(?:also|always|never|often|usually|really|\p{L}+ly)\s+)*)(?<verb>\p{Ll}+)(?=\s)/iu;
/** Phrases around what is asked for, which are taken away elsewhere, and words that are no verb of what one does. */
const OTHER = /^(?:have|are|be|is|do|not|and|or|as|will|must|can|may|might|could|should|would|who|need|ought)$/iu;
/** Of one syllable with one vowel before its last letter: run, plan, set. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgklmnprt]$/iu;

function doing(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^aeioy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** "You like people" as a name for it, "liking people": a line that says what a person does has none of its own. */
export function asDoing(line: string): string {
  const { not, how = '', verb = '' } = YOU_DO.exec(line)?.groups ?? {};
  if (verb === '' || OTHER.test(verb)) return line;
  return line.replace(YOU_DO, `${not ? 'not ' : ''}${how}${doing(verb)}`);
}
