/** "12 chairs", "60 feeds a day"; a year or a version is no such number. */
const COUNTED = /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\d))\d[\d,.]*\+?\s+\p{Ll}{3,}/u;
/** "Planned inflows weekly, placed the surplus, arranged lines with two banks". */
const DONE =
  /^(?:\p{L}+ed|ran|led|wrote|built|made|kept|held|took|gave|sold|bought|taught|drove|cut|set|put|drew|dealt|grew|won|oversaw|brought|found|met|did|sent|spoke|paid|laid|hung|fed|bred|shot|swept|wove)(?!\p{L})/iu;

/** "Skilled in", "Experienced with": what someone is. */
const IS =
  /^(?:skilled|experienced|advanced|certified|qualified|motivated|organi[sz]ed|dedicated|focus+ed|trained|licen[cs]ed|talented|accomplished|seasoned|versed|detailed|varied|oriented|committed|determined|educated|established|unmatched|demonstrated|proved|required|related)(?!\p{L})/iu;

/** Words that begin with something done, or count something. */
export const tellsADeed = (text: string): boolean => COUNTED.test(text) || DONE.test(text);

/** Words that begin with something done, and not with what someone is. */
export const beginsWithADeed = (text: string): boolean => DONE.test(text) && !IS.test(text);

export const countsThings = (text: string): boolean => COUNTED.test(text);
