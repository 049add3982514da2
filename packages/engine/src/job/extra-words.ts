const w = String.raw;
const EXTRA = w`(?:an? )?(?:real |big |huge |definite |distinct )?(?:bonus|plus|advantage|advantageous|desirable|beneficial|helpful|useful|welcome|nice to have|preferred|handy|(?:great |real )?asset)`;
/** "Motion graphics would be a bonus", "reach licence helpful", "Spanish desirable but not essential". */
export const BEHIND = new RegExp(
  w`[\s,(=–—-]+(?:(?:would|will|could) be |is |are )?(?:also )?${EXTRA}(?:,? (?:but )?not (?:essential|required|necessary))?!?\)?[.!]?$`,
  'iu',
);
/** "Ideally some experience of schools", "Desirable: a second language". */
export const BEFORE =
  /^(?:ideally|preferably|bonus(?: points)?(?: for| if)?|desirable|nice to have|advantageous|it (?:would|will|might|may|could)(?: also)? (?:help|be (?:great|nice|useful|helpful|good|a (?:bonus|plus)|an advantage)) if(?= you))\s*[:,–—-]?\s+(?=\S)/iu;

/** Whether a sentence says of itself that what it asks for is an extra. */
export const saysExtra = (text: string): boolean => BEFORE.test(text) || BEHIND.test(text);
