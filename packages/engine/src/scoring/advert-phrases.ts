/** Words in front of what is asked for that do not say what it is. */
const LEAD =
  /^(?:(?:an?|the|at|least|minimum|of|in|with|to|on|and|some|or|more|clear|proven|strong|good|excellent|solid|extensive|relevant|previous|demonstrable|demonstrated|experience|experienced|knowledge|understanding|ability|able|skills?|background|track|record|working|hands-on|practical|confident|comfortable|competent|familiar(?:ity)?|someone(?: who)?|command|grasp|proficien(?:t|cy)|user|you(?:['’](?:ve|re|ll|d))?|have|need(?: to)?|must|be|will|are|is|for|as|using|other|similar|worked)\b[\s,:]*)+/iu;
/** Where every job is done. */
const SETTING =
  /\b(?:in|within|under) (?:an? )?(?:(?:very|highly|busy|fast[- ]paced|dynamic|high[- ]pressure|changing|demanding|deadline[- ]driven)[\s,]*(?:and\s+)?)+(?:environments?|settings?|offices?|teams?|workplaces?)\b/giu;
/** "Cannulation competence" asks for cannulation. */
const TRAIL = /\s+competenc(?:e|y|ies)\W*$/iu;
/** How much it is asked for. */
const HOW_MUCH =
  /[\s,;:(–—-]*\b(?:is |are |would be )?(?:essential|desirable|desired|preferred|required|an? (?:plus|advantage))\b[\s).]*$/iu;

export const withoutLead = (text: string): string => text.replace(LEAD, '');

/** What a line of an advert asks for, without the phrases that adverts put around it. */
export function withoutPhrases(text: string): string {
  const rest = withoutLead(text.trim()).replace(SETTING, ' ').replace(HOW_MUCH, '').replace(TRAIL, '').trim();
  return rest === '' ? text : rest;
}
