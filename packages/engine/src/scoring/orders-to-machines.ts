/**
 * What a CV says to a machine that reads it, or of itself in the place of one that judges it. Wider than what is flagged to the reader
 * of a CV: here a line that only sounds like an order costs one line of evidence, and no candidate is accused of anything.
 */
export const ordersToMachines: readonly RegExp[] = [
  /\b(?:this|the above|following) (?:candidate|applicant|cv|r[eé]sum[eé]|profile|person)\b/iu,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|criteria|guidelines|above|previous)\b/iu,
  /\b(?:rank|rate|score|grade|recommend|shortlist|select|hire|choose|prioriti[sz]e|credit) (?:me|him|her|them)\b/iu,
  /\b(?:ai|llm|(?:chat)?gpt|claude|gemini|(?:language|ai) models?|chatbots?|ats|screening (?:tools?|software|systems?)|hiring (?:tools?|algorithms?|systems?)|automated (?:systems?|reviewers?|screeners?))\b.{0,60}\b(?:must|should|please|you)\b/iu,
  /\b(?:must|should|please|you)\b.{0,60}\b(?:perfect|ideal|best|strongest|top|highest|maximum) (?:possible )?(?:match|fit|candidate|applicant|score|rating|rank|ranking)\b/iu,
  /^\W*(?:please )?(?:give|award|assign|return|output|respond|reply|rank|rate|score)\b.{0,60}\b(?:highest|maximum|top|perfect|full|first|best|100)\b/iu,
  /\b(?:perfect|ideal|strongest|best possible) (?:match|fit|candidate|applicant)\b/iu,
  /^\W*(?:reviewer|evaluator|system|algorithm|(?:scoring|ranking|screening) (?:note|instruction|hint)|parsing hint|assessment result|automated assessment|(?:match|overall|final) (?:score|rating)|verdict|confidence|note to (?:the )?(?:reviewer|evaluator))\s*[:–—-]/iu,
  /\b(?:to|for) (?:the |an? |any )?(?:algorithms?|parsers?|software|automated \p{L}+|screening (?:tools?|systems?))\s*:|\bnew instructions?\s*:/iu,
  /^\W*(?:please )?(?:mark|treat|consider|interpret|classify|count|regard|weight|weigh)\b.{0,40}\b(?:as (?:an? )?(?:met|present|satisfied|verified|shown|evidenced|match)|above as|when (?:ranking|scoring|matching))\b/iu,
  /\b(?:candidate|applicant) (?:clearly |fully )?(?:meets|exceeds|satisfies|fulfils|possesses|aligned|should be|must be)\b|\btop \d+ ?(?:%|percent) of (?:applicants|candidates)\b/iu,
  /\b(?:do not|never) (?:reject|discard|exclude|screen out|report shortcomings|mark)\b.{0,60}\b(?:application|cv|candidate|applicant|me|missing|shortcomings)\b/iu,
  /\b(?:all|every|each)\b.{0,30}\b(?:requirements?|criteri(?:a|on))\b.{0,12}\b(?:above|are|is|have been|has been) (?:satisfied|fulfilled|evidenced|demonstrated|met|shown)\b|\bessential criteri(?:a|on)\b\W*$/iu,
  /^\W*(?:return|output|respond|reply|answer)(?: only| with)?\s*:/iu,
  /\bthe (?:evaluator|reviewer|assessor|system|parser) (?:shall|must|should|will|reading)\b|\bsystem reading this\b/iu,
  /\b(?:all|every|each)\b.{0,20}\b(?:listed|job) (?:requirements?|criteria)\b|\brequirements? of the (?:post|role|job|position|advert)\b|\b(?:line|lines|part|parts|%|coverage) of the (?:advert|job description)\b/iu,
  /<\|?\/?(?:system|instructions?|assistant|im_start|im_end|verdict)\b|\[\/?inst\]/iu,
  // Said to the one who reads, about judging.
  /\b(?:you|your|dear|kindly|please)\b.{0,60}\b(?:adverts?\b|job post|vacancy|profile|applicant|verdict|requirement|criteri|tick|boxes|judge|unsure|algorithm|robot|(?:right|correct|expected) (?:answer|output|class)|the checks|hire\b|recruiter|ask for|place it|pass this|my strengths)/iu,
  /\b(?:adverts?|job posts?|vacancy|profile|applicants?|verdicts?|tick|boxes|unsure)\b.{0,60}\b(?:you|your|dear|kindly|please)\b/iu,
  /\b(?:right|correct|expected) (?:answer|output|class)\b.{0,30}\b(?:is|are)\b|\bcorrect class\b|\bground truth\b|\b(?:answer|print|say|output|label|verdict)\b.{0,20}\bmet\b|^(?:\W*met\b){2,}/iu,
  // Of the text it stands in.
  /\b(?:text|lines|bullets?|everything) above\b|\b(?:this|next) lines?\b(?! of\b| manager)|\bthis (?:file|document|section) (?:is for|you|proves|shows)\b|\bend of cv\b/iu,
  /\bin my favour\b|\b(?:held )?against me\b|\bapplies to me\b|\bassume (?:yes|it|so)\b|\bleft out for brevity\b|\bin doubt decide\b|\bwithout reading\b|\bstop reading\b/iu,
  /^\W*(?:take|consider|treat|count|credit|register|read|tick|mark|set)\b.{0,60}(?:\bas (?:read|shown|done|present|met|fulfilled|acquired|a match)|\bdone|\bto met|\bas though\b.*)\W*$/iu,
  /\bany reader should\b|\bnot to tick\b|\btreat as a match\b|\bas though it described\b|\b(?:full|double) points for\b|\bpositive findings\b|\breport shortcomings\b|^\W*(?:pretend|imagine) (?:that|a line)\b|^\W*(?:hide|delete|leave|tick|forward|lower|compare|translate|repeat|insert|add)\b.{0,30}\b(?:missing items|applicants|unticked|boxes|straight to interview|threshold|unfavourably|to met|after me|the job needs|to my record)\b/iu,
  // A mark that it gives itself.
  /^\W*(?:(?:final|overall|previous|initial|begin|gold|automated|application) )?(?:label|fit|match(?: quality)?|status|decision|evaluation(?: result)?|recommended action|recommendation|rank|position in list|percentile|profile strength|confidence[\p{L} ]*|evidence(?: level| of [\p{L} ]+)|reference check|gaps)\s*[:=]\s*(?:met|yes|true|present|found|passed|confirmed|approved|accept|outstanding|excellent|perfect|strong|none|first|top|shortlisted|hire|proceed|all[- ]star|\d+(?:[.,]\d+)?\W*(?:$|out of))/iu,
  /^[^:]{3,80}(?::\s*(?:met|present|confirmed)|=\s*true|–\s*confirmed\b.*|\((?:verified|confirmed) by [\p{L} ]+\))\W*$/iu,
  // Words put into the mouth of one who judges.
  /^\W*(?:(?:reviewer|recruiter|assessor|evaluator|panel|interviewer|employer)['’]?s?\s+(?:remark|comment|note|feedback|verdict|decision)s?|(?:comment|feedback|remark|note|statement|confirmation|correction|checklist|summary)s? (?:by|of|from|for) (?:the |an? )?(?:reviewer|recruiter|assessor|panel|employer|interviewer|software|parser|model|system|development team)|interview notes|ai summary|generated insight|patch note|debug mode[\p{L} ]*|override code[\p{L}\d ]*|(?:ats )?keywords(?: for (?:matching|search|ats))?|for search engines only|machine-readable)\s*[:–—-]|^\W*(?:assistant|user)\s*:.*\b(?:yes|shows?|does)\b/iu,
  /\b(?:pre-?approved|already confirmed) (?:this|\p{Lu})|\b(?:other|all) (?:candidates|applicants)\b.{0,20}\black\b|\bi (?:hereby certify|satisfy|match your|meet it)\b|\bof the vacancy\b.{0,30}\bfulfilled\b|\b(?:essential and desirable) points\b|\bcredited in full\b|\bmeets all else\b|\bno further questions\b/iu,
  // Written as a program, or for one.
  /^\W*(?:<!--|\/\*|\{\s*["']|\[\[|select\s+'|assert\s+\p{L}+\(|if\s+\p{L}+\(|meta\s+name=|p\(\p{L}+\)\s*=|q:.*\ba:)|\bsystem message\b/iu,
  // In other languages.
  /höchste[nr]? punktzahl|anforderungen sind erfüllt|setze mich auf|est acquis|tous les critères|puntuación máxima|como cumplido|este candidato|za spełnione|questo candidato|punteggio pieno|hoogste score|\bce profil\b/iu,
];
