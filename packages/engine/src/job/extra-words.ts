const w = String.raw;
const EXTRA = w`(?:an? )?(?:real |big |huge |massive |definite |distinct )?(?:bonus|plus|advantage|advantageous|desirable|beneficial|helpful|useful|welcome|nice to have|preferred|handy|(?:great |real )?asset)`;
/** "… would stand you in good stead". */
const STEAD = w`(?:(?:would|will) )?stand you in good stead`;
/** "… preferred, or willing to train", "… desirable, training given". */
const OR_TRAINED = w`(?:[,;]? (?:or |but |and |as )*(?:you(?:['’]re| are) )?(?:willing(?:ness)? to (?:train|learn)|(?:full )?training (?:(?:is|will be|can be) )?(?:given|provided|available)))?`;
/** "Motion graphics would be a bonus", "reach licence helpful", "Spanish desirable but not essential". */
export const BEHIND = new RegExp(
  w`[\s,(=–—-]+(?:(?:(?:would|will|could) be |is |are )?(?:also )?${EXTRA}|would be (?:lovely|great|good|nice|ideal)|ideally|${STEAD})(?:,? (?:but )?not (?:essential|required|necessary))?${OR_TRAINED}!?\)?[.!]?$`,
  'iu',
);
/** "Ideally some experience of schools", "Desirable: a second language". */
export const BEFORE =
  /^(?:ideally|preferably|bonus(?: points)?(?: for| if)?|desirable|nice to have|advantageous|it (?:would|will|might|may|could)(?: also)? (?:help|be (?:great|nice|useful|helpful|good|a (?:bonus|plus)|an advantage)) if(?= you))\s*[:,–—-]?\s+(?=\S)/iu;

/** "Experience in a shop helps but isn't a must". */
export const HELPS =
  /,?\s+(?:(?:would |will |may )?(?:also )?helps?(?: a lot| greatly)?|(?:is|are|would be) (?:helpful|useful))(?:,? but (?:(?:(?:is|are)(?:n['’]t| not)) (?:a must|essential|required|necessary|needed)|we(?:['’]ll| will| can) train\b.{0,40}))?[.!]?$/iu;

/** Whether a sentence says of itself that what it asks for is an extra. */
export const saysExtra = (text: string): boolean => BEFORE.test(text) || BEHIND.test(text) || HELPS.test(text);

/** "CSCS not needed", "you do not need a degree": said for the sake of those who lack it. */
const NOT_ASKED =
  /\b(?:not|no|isn['’]t|aren['’]t)\b.{0,40}\b(?:needed|required|necessary)\b|\bno need\b|\b(?:do|does|need)(?:n['’]t| not) need\b/iu;

export const isNotAsked = (text: string): boolean => NOT_ASKED.test(text) && !saysExtra(text);
