/**
 * What must not decide about a candidate: it fills no field. Such a line is shown as unplaced, so that the person sees that
 * it was read and not used.
 */
const LABELLED =
  /^(?:date of birth|d\.?\s?o\.?\s?b\.?|birth ?date|born(?: on| in)?|place of birth|birthplace|age|nationality|citizenship|citizen of|ethnicity|ethnic origin|race|religion|gender|sex|pronouns|marital status|civil status|family status|children|dependants|health|disability|sexual orientation|photo(?:graph)?|passport(?: no\.?| number)?|national insurance(?: no\.?| number)?|ni number|ssn|social security(?: no\.?| number)?|geburtsdatum|geburtsort|geboren|familienstand|staatsangehörigkeit|nationalität|konfession|religion|geschlecht|kinder|date de naissance|né(?:e)? le|lieu de naissance|nationalité|situation familiale|état civil|sexe|fecha de nacimiento|nacido|lugar de nacimiento|nacionalidad|estado civil|sexo|edad|alter|âge)\s*(?:[:–-]|\s{2,}|\b(?=\s*\d))/iu;
const BARE =
  /^(?:married|single|divorced|widowed|male|female|british citizen|\d{1,2} years old|verheiratet|ledig|marié(?:e)?|célibataire|soltero|soltera|casado|casada)$/iu;

export function isProtected(text: string): boolean {
  const trimmed = text.trim();
  return LABELLED.test(trimmed) || BARE.test(trimmed);
}
