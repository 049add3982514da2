/**
 * British and American spelling are one word. Spelling follows the American form, since most of the texts the encoder learned
 * from are American; which of the two is chosen does not matter, as long as it is always the same.
 */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['aeroplane', 'airplane'],
  ['aluminium', 'aluminum'],
  ['analogue', 'analog'],
  ['artefact', 'artifact'],
  ['catalogue', 'catalog'],
  ['cheque', 'check'],
  ['defence', 'defense'],
  ['despatch', 'dispatch'],
  ['dialogue', 'dialog'],
  ['enrol', 'enroll'],
  ['enrolment', 'enrollment'],
  ['fulfil', 'fulfill'],
  ['fulfilment', 'fulfillment'],
  ['instalment', 'installment'],
  ['jewellery', 'jewelry'],
  ['judgement', 'judgment'],
  ['licence', 'license'],
  ['manoeuvre', 'maneuver'],
  ['offence', 'offense'],
  ['practise', 'practice'],
  ['programme', 'program'],
  ['skilful', 'skillful'],
  ['tyre', 'tire'],
]);

/** Words written with -ise everywhere: supervise, advertise. */
const ALWAYS_ISE =
  /^(?:adv|advert|chast|circumc|comprom|compr|conc|dem|desp|dev|enterpr|exc|exerc|expert|franch|improv|inc|merchand|parad|prec|prem|prom|repr|rev|superv|surpr|telev|treat|otherw|likew|prac?t)is/;

const rules: readonly (readonly [RegExp, string])[] = [
  [/^([a-z]+[^aou])is(e|ed|er|ing|ation|ational|able)$/, '$1iz$2'],
  [/^([a-z]+al|catal|dial|hydrol|electrol)ys(e|ed|er|ing)$/, '$1yz$2'],
  [/^(dis|mis|un)?(arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rig|sav|tum|vap|vig)our/, '$1$2or'],
  [/^(.*)(cent|theat|fib|lit|met|mit|calib)re(d|$)/, '$1$2er$3'],
  [/^fibre/, 'fiber'],
  [
    /^(re)?(bevel|cancel|channel|council|counsel|enamel|fuel|jewel|label|level|model|panel|refuel|shovel|signal|total|travel|tunnel)l(ed|er|ing|or)$/,
    '$1$2$3',
  ],
  [/mould/, 'mold'],
  [/paed/, 'ped'],
  [/haem/, 'hem'],
  [/anaesth/, 'anesth'],
  [/palaeo/, 'paleo'],
  [/archaeo/, 'archeo'],
  [/gynaec/, 'gynec'],
  [/foet/, 'fet'],
  [/sulph/, 'sulf'],
  [/plough/, 'plow'],
];

/** Most words have none of these letters together: they are left at once. */
const MAY_DIFFER = /is[eai]|ys[ei]|our|re$|red$|fibre|ll[eio]|ould|ae|oet|ulph|ough/;

export function oneSpelling(word: string): string {
  const other = otherSpellings.get(word);
  if (other) return other;
  if (!MAY_DIFFER.test(word) || ALWAYS_ISE.test(word)) return word;
  for (const [pattern, spelling] of rules) if (pattern.test(word)) return word.replace(pattern, spelling);
  return word;
}
