/** What has to have been studied. */
export interface AskedSubject {
  readonly text: string;
  /** "… or a related subject". */
  readonly orRelated: boolean;
}

/** "Degree in accounting", "BSc Computer Science", "Mechanical engineering degree". */
const NAMED: readonly RegExp[] = [
  /\b(?:degree|diploma|qualification|qualified|educated|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctorate|ph\.?d|hn[cd]|[bm]\.?(?:sc|eng|a|ed))\b\.?[^.;,]*?\b(?:in|of)\s+(?:(?:science|arts|engineering)\s+in\s+)?(?<subject>\p{L}.*)/iu,
  /\b(?:B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|BA|MA)\.?\s*(?:\([Hh]ons\)\s*)?(?<subject>(?!(?:or|and|degree|level|with)\b)\p{L}.*)/u,
  /^\W*(?:an?\s+)?(?<subject>(?:\p{L}+\s+){1,3})(?:degree|diploma|qualification)\b/iu,
];
/** "A numerate subject" is no subject of its own, and not any. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:numerate|numerical|quantitative|mathematical)\b(?=.*\b(?:degree|subject|discipline|field|area)\b)/iu,
    'mathematics, statistics, physics, engineering, economics, accounting or computer science',
  ],
  [/\bSTEM\b/u, 'science, technology, engineering or mathematics'],
];
/** What follows says how else it may be shown, or asks for something more. */
const ENDS =
  /[.;(–]|,?\s*\b(?:or|and)\b(?=(?:\s+an?\b|\s+any\b|\s+the\b|\s+other\b|\s+closely\b)*\s+(?:equivalent|similar|related|relevant|comparable|allied|another|experience|proven|\d|at least))|\b(?:with|from|plus|preferred|preferably|desirable|essential|required|is|are|would)\b/iu;
/** "A relevant subject", "any discipline": then any will do. */
const ANY =
  /\b(?:an?|the|any|one|of|or|and|in|relevant|related|similar|suitable|appropriate|good|first|strong|recogni[sz]ed|accredited|university|college|undergraduate|postgraduate|bachelor['’]?s?|master['’]?s?|honou?rs|science|arts|subjects?|fields?|disciplines?|areas?|topics?|numerate|technical|quantitative|stem|class|upper|second|equivalent|minimum|you|have|hold|holds|holding|our|this|level|degree|diploma|educated|to|associate['’]?s?|high|higher|secondary|school|national|foundation|vocational|advanced|hn[cd]|btec|[bm]sc|[bm]a|phd|pg)\b/giu;
const RELATED = /\b(?:related|relevant|similar|comparable|allied|other|numerate|quantitative|technical)\b/iu;

/** The subject that a degree is asked for in; nothing where any will do. */
export function askedSubject(text: string): AskedSubject | undefined {
  for (const pattern of NAMED) {
    const named = pattern.exec(text)?.groups?.subject?.split(ENDS)[0]?.trim();
    if (named && /\p{L}/u.test(named.replace(ANY, ' '))) return { text: named, orRelated: RELATED.test(text) };
  }
  const [, kind] = KINDS.find(([pattern]) => pattern.test(text)) ?? [];
  // "A relevant or numerate subject" may be any.
  return kind && !/\brelevant\b/iu.test(text) ? { text: kind, orRelated: true } : undefined;
}

/** What tells a subject from its neighbours: software engineering is no mechanical engineering. */
export function tellingPart(subject: string): string {
  const telling = subject.replace(/(?<=\p{L}\s)engineering\b/giu, ' ');
  return /\p{L}/u.test(telling.replace(ANY, ' ')) ? telling : subject;
}
