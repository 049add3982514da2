/**
 * What a job asks of a candidate's circumstances: where they may work and live, when they are free, how old or strong they are,
 * whether they will agree to a check. A CV does not show it, or shows it in what the scorer must not see. It is asked of
 * the person, not scored.
 */
const CIRCUMSTANCE = new RegExp(
  [
    String.raw`\b(?:right|eligib(?:le|ility)|entitled|entitlement|authori[sz](?:ed|ation)|permi(?:t|ts|tted|ssion)) to (?:live and )?work\b(?! (?:checks?|documents?))`,
    String.raw`\bwork(?:ing)? (?:permits?|visas?|authori[sz]ation)\b`,
    String.raw`\bvisas?\b.{0,20}\bsponsor|\bsponsor(?:ship|ed)?\b.{0,30}\bvisas?\b|\bvisa (?:required|holder)`,
    String.raw`\b(?:citizen(?:s|ship)?|nationality|(?:uk|us|eu|british) nationals?)\b.{0,40}(?:only|required|essential)|\bmust be an? .{0,30}\b(?:citizen|national)\b`,
    String.raw`\b(?:aged?|over|at least|minimum age(?: of)?|be)\s+(?:16|17|18|21|25)(?: years)?(?: of age)?(?: (?:or|and) (?:over|above|older))?(?=\W*$|\+| (?:due|because|for|as|to)\b)`,
    String.raw`\b(?:16|17|18|21|25)(?:\+| (?:or|and) (?:over|above|older)| years (?:old|of age))`,
    String.raw`\bphysical(?:ly)? (?:fit|fitness|able|strength|demand)|\b(?:able|ability) to (?:lift|carry(?! out)|stand(?! in)|climb|bend|kneel)\b`,
    String.raw`\b(?:live|living|reside|residing) (?:locally|nearby|close|near|within|in)\b|^\W*(?:(?:you )?(?:must be|are|will be) )?(?:based|located) (?:locally|near|within|in)\b`,
    String.raw`\d\s?(?:cm|m|ft|feet|foot)\b.{0,12}\btall\b|\bheight (?:of|between|requirement)`,
    String.raw`^\W*(?:(?:some|occasional|weekends?|evenings?|nights?|bank holidays?|earl(?:y|ies)|lates?|shifts?|mornings?|days?)(?:,? (?:and|or|&)? ?|\W+|$)){1,6}$`,
    String.raw`^\W*(?:24\/7 )?on[- ]call(?: rota)?(?: \(?(?:1|one) in \w+\)?)?\W*$`,
    String.raw`\bcommut(?:e|ing|able)\b|\blocal to\b`,
    String.raw`^\W*(?:part|full)[- ]time\b.{0,60}(?:\bhours\b|\bdays?\b|\bweekends?\b|\bsaturdays?\b|$)|\b(?:some|occasional|alternate|every other) (?:saturdays?|sundays?|weekends?|evenings?)\b`,
    String.raw`^\W*(?:(?:must )?have )?(?:your |their )?own (?:set of )?(?:hand )?tools\W*$`,
    String.raw`\bown (?:car|vehicle|transport)|\baccess to (?:a|your own) (?:car|vehicle)`,
    String.raw`\b(?:available|able|free) to (?:start|begin|join|work (?:(?:a|some|flexible|on|full|part|unsoci|early|late|any|over|night|even|week|shift|split|bank|alternat|rotat|public|\d)))`,
    String.raw`\bavailab(?:le|ility)\b.{0,30}\b(?:weekends?|evenings?|nights?|shifts?|immediate(?:ly)?|short notice|holidays?|hours)\b|\bimmediate(?:ly)? (?:start|availab)`,
    String.raw`\b(?:able|available|expected|required) to (?:take part in|join|cover|be part of|be on|do|help with)\b.{0,40}\b(?:rotas?|on[- ]call|weekends?|evenings?|nights?|shifts?|call[- ]?outs?)\b`,
    String.raw`\b(?:weekends?|evenings?|nights?|(?:early|late|night|weekend|split) shifts?|shift[- ]work|shifts?|early starts?|(?:weekend|evening|night|lone|outdoor) (?:work|working))\b.{0,12}\b(?:are|is|being)\b.{0,10}\b(?:fine|ok(?:ay)?|no problem)\b`,
    String.raw`\b(?:fine|ok(?:ay)?|happy|comfortable) (?:with|about) .{0,14}\b(?:weekends?|evenings?|nights?|shifts?|shift[- ]work|early starts?|lone working|working outdoors)\b`,
    String.raw`\b(?:1|one|2|two) (?:weekend )?in (?:\d|two|three|four|five|six)\b.{0,20}\b(?:weekends?|on[- ]call|rotas?)\b`,
    String.raw`\b(?:flexible|flexibility)\b.{0,30}\b(?:hours|shifts?|weekends?|evenings?|rota|availability|travel)\b`,
    String.raw`\b(?:subject to|undergo|undertake|submit to|pass|satisfactory|consent to)\b.{0,40}\b(?:checks?|dbs|vetting|screening|disclosure|clearance|references|tests?)\b`,
    String.raw`\beligib(?:le|ility) (?:for|to obtain|to hold)\b.{0,30}\bclearance|\b(?:able|ability) to obtain\b.{0,30}\bclearance`,
    String.raw`\b(?:women|females?|men|males?)[- ]only\b|\bopen (?:only )?to (?:women|men|females|males)\b|\b(?:fe)?male (?:applicants?|candidates?|staff)(?: only)?$|^\W*(?:(?:you )?must )?be (?:a )?(?:fe)?male\W*$|\b(?:genuine )?occupational requirement\b|\bEquality Act\b.{0,30}\bSchedule 9\b`,
    String.raw`\b(?:christian|catholic|anglican|church of england|c of e|jewish|muslim|islamic|faith|religious|spiritual)\b.{0,20}\b(?:ethos|values|character|life)\b`,
    String.raw`\bvaccinations?$|\b(?:be|are|fully|double) vaccinated\b|\bproof of vaccination|\bvaccination status|\bnotice period|\bsalary expectation`,
  ].join('|'),
  'iu',
);

/** "Willing to work weekends", "prepared to travel", "happy to be on call": whatever it is, no CV tells. */
const WILLING =
  /^\W*(?:you(?:['’]re| are| must be| should be| will be)?|must be|be|a|the|should be|candidates? must be)?\s*(?:willing(?:ness)?|prepared|happy|ready|readiness|open) to\b/iu;

/** A paper that is also asked for is shown by one: "full driving licence and own car". */
const SHOWN = /\blicen[cs]e|\bcertificat|\bqualif|\bexperience|\bdegree|\bdiploma|\bskills?\b|\bknowledge/iu;

export const isCondition = (text: string): boolean =>
  (CIRCUMSTANCE.test(text) && !SHOWN.test(text)) || (WILLING.test(text) && !/\bexperience|\blicen[cs]e/iu.test(text));
