/** "Set and run five-axis mills", "look after the diary": what there is to do, in bare verbs. */
const BARE_VERB =
  /^(?:administer|advise|analyse|answer|arrange|assemble|assess|assist|attend|book|build|carry out|cash|chase|check|clean|close|coach|collate|collect|compile|contribute|control|cook|coordinate|create|cut|deal with|debug|deliver|demonstrate|deploy|design|develop|dig|dispose of|draft|draw|dress|drive|edit|ensure|escalate|feed|fit|fix|follow|give|greet|grow|handle|help (?:customers|clients|residents|patients|children|with)|host|identify|implement|inspect|install|interview|join|keep|lay|lead|liaise|load|log|look after|maintain|make|manage|match|mentor|migrate|mix|model|monitor|move|negotiate|open|operate|order|organise|own|pack|paint|pick|plan|plant|prepare|present|process|produce|programme?|promote|provide|prune|put|raise|read|receive|reconcile|record|recruit|repair|replenish|reply|report|research|resolve|respond|review|run|scan|schedule|secure|sell|serve|service|set|sign|sort|stock|supervise|support|take (?:bookings|calls|minutes|orders|payments|care)|teach|test|train|turn|unload|update|upsell|visit|wash|weld|work with|write)\b(?!\s+(?:sure you|an application|(?:to )?us)\b)/iu;

export const beginsWithDuty = (text: string): boolean => BARE_VERB.test(text);

const SPEAKS_TO_YOU =
  /^(?:(?:(?:(?:[\w-]+ ){0,8}(?:[\w-]+, )?|(?:on|in|as|at|with|working|reporting|from|over|during)\b[^.;:]{0,80}?\s)you(?: will| would|['’]ll|['’]d)|you(?:['’]ll|['’]d)?)|duties(?: will)? include:?)\s+(?:also\s+)?/iu;
/** Between two duties; what stands before "and" may be the first half of one thing. */
const BETWEEN = /(,\s+(?:and\s+)?|\s+and\s+)/u;

/** "Keep notes", not "dress and eat": what is done, and to what. */
const SAYS_WHAT = /^\S+\s(?!and\s\S+$)/iu;

/** "… and design team informed": no verb. */
const IS_THING =
  /^(?:design|support|research|test|process|review|report|order|plan|stock|model|service|paint|press) (?:teams?|managers?|offices?|departments?|staff|systems?|rooms?|levels?)\b/iu;

/** "Check the cabin, serve food and drinks, and deal with complaints": three duties, each of which begins with its verb. */
export function splitDuties(sentence: string): string[] {
  const told = sentence.replace(SPEAKS_TO_YOU, '');
  if (!beginsWithDuty(told)) return [sentence];
  const duties: string[] = [];
  const tokens = told.split(BETWEEN);
  for (let at = 0; at < tokens.length; at += 2) {
    const [between = '', part = ''] = [tokens[at - 1], tokens[at]];
    const isOwn =
      beginsWithDuty(part) && SAYS_WHAT.test(part) && !IS_THING.test(part) && (duties.at(-1) ?? ' ').includes(' ');
    if (duties.length === 0 || isOwn) duties.push(part);
    else duties[duties.length - 1] += between + part;
  }
  return duties.length > 1 ? duties.map((duty) => duty.charAt(0).toUpperCase() + duty.slice(1)) : [sentence];
}
