import type { Aspect } from '../questions/aspect.ts';

/** How a candidate who tells of a thing words it. `strong` alone shows it; `weak` shows half of it. */
export interface Cues {
  readonly strong: RegExp;
  readonly weak?: RegExp;
  /** What is denied still tells something here: "it did not work" is a difficulty. */
  readonly mayBeDenied?: boolean;
}

/** What people do at work, in the past: any verb in -ed, and these. */
const done =
  '(?:[a-z]{2,}ed|led|ran|built|rebuilt|wrote|rewrote|taught|made|cut|won|held|kept|set|sold|brought|drove|took|gave|met|dealt|spoke|bought|found|began|chose|drew|got|laid|saw|sent|stood|sought|put|read|spent|told|left|came|did|went|rang|sat|shut|paid|fed|got|split|let|bore|knelt|swept|rode|threw|dug|hid|lent|broke|caught|thought|felt|knew|heard|showed|understood)';
const would = "(?:i|we)(?:'d| would| will|'ll| can| could| want to| plan to| intend to| am going to| mean to| try to)";

export const cuesOf: Readonly<Record<Exclude<Aspect, 'content'>, Cues>> = {
  situation: {
    strong:
      /\b(?:when|while|at the time|at first|one (?:day|night|morning|evening|afternoon|week|weekend|shift|friday|monday|saturday|sunday)|last (?:year|month|week|winter|summer|spring|autumn)|in (?:19|20)\d\d|during|before (?:that|i|we|the)|used to|there (?:was|were|had been)|we had|i had|it was|they were|had (?:been|to|asked|gone|come|just)|needed|was (?:due|meant|supposed|asked|told)|were (?:due|losing|getting|short)|on (?:a|my|the) (?:shift|ward|site|project|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in my (?:first|second|last|time|job|role|post)|in (?:year|january|february|march|april|may|june|july|august|september|october|november|december)|last (?:january|february|march|april|may|june|july|august|september|october|november|december)|at (?:school|college|work))\b/i,
    weak: /\b(?:problem|because|wanted|asked|once|i learn(?:ed|t)|we were)\b/i,
  },
  part: {
    strong: new RegExp(
      `\\b(?:i|my (?:part|job|task|decision|role|share) (?:was|in it was)) (?:then |also |first |personally |myself |therefore |so |always |immediately |quickly |just |even |went and |to )*(?:was the one who |decided|had to decide|${done})\\b|\\bit was my\\b|\\bi(?:'d| would| will) (?:have )?[a-z]+`,
      'i',
    ),
    weak: new RegExp(
      `\\b(?:we (?:[a-z]+ )?${done}|i (?:[a-z]+ )?(?:keep|use|make|check|talk|speak|go|do|put|take|prepare|ask|write|show|help|plan|read|start|look|clean|listen))\\b`,
      'i',
    ),
  },
  steps: {
    strong:
      /\b(?:first(?:ly)?|to begin with|to start with|start(?:ed|ing)? (?:by|with|from|off)|begin (?:by|with)|began (?:by|with)|step)\b[\s\S]*\b(?:then|next|after(?:wards| that)?|second(?:ly)?|finally|last(?:ly)?|once|before|until|only then|later|in the end)\b|\b(?:then|next|after that|afterwards)\b[\s\S]*\b(?:then|finally|lastly|after that|in the end|only then|before)\b|(?:^|\s)1[.)][\s\S]*\s2[.)]|\bi (?:[a-z]+ed|wrote|took|made|put|drew|ran|got|built|set|read|went|began|gave)\b[^.]{3,80},(?: and)?(?: then)? (?:[a-z]+ed|wrote|took|made|put|drew|ran|got|built|set|read|went|gave)\b[^.]{3,80}(?:,| and)(?: then)? (?:[a-z]+ed|wrote|took|made|put|drew|ran|got|built|set|read|went|gave)\b/i,
    weak: /\b(?:first|then|next|after that|afterwards|finally|step by step|one (?:by|after) (?:one|another)|start(?:ed)? (?:by|with)|list|plan|order|within|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|every (?:morning|day|week|evening|monday|friday|child|one))\b/i,
  },
  reason: {
    strong:
      /\b(?:because|so that|so (?:i|we|they|it|nobody|everyone|everybody|the)|the reason|that is why|that's why|which is why|since (?:i|we|it|the|they|there|she|he|a|that|my|our)|due to|otherwise|in order to|caused by|the cause|turned out (?:to be|that)|as (?:i|we|it|they) (?:knew|wanted|needed|could|was|were|had)|which (?:meant|means)|to (?:avoid|make sure|prevent|keep|protect|save)|matter(?:s|ed)|reckon(?:ed)?|judged|figured|if (?:i|we|you|they|it|nobody|that|the)[^.]{3,60}\b(?:would|could|will|might))\b/i,
    weak: /\b(?:therefore|thus|hence|so|for this|why|to be able|important|worth|as)\b/i,
    mayBeDenied: true,
  },
  result: {
    strong:
      /\b(?:as a result|in the end|the result|the outcome|result(?:ed|ing) in|led to|meant that|which meant|so that|since then|ever since|afterwards|by the end|finally|turned out|it worked|worked (?:well|out)|went (?:down|up|from|live|well|smoothly|home)|fell|dropped|rose|grew|(?:cut|reduced|lowered|increased|raised|improved|doubled|halved|saved|won|finished|completed|delivered|recovered|passed|came back|left happy|thanked|praised|agreed|settled|reopened|opened|returned|apologised|accepted|calmed down|smiled|hired|promoted|signed|kept|avoided|prevented|no longer|never (?:happened|had) again|on time|without (?:a|any|an))|from \w+ (?:[a-z]+ )?(?:down |up )?to \w+|\d+ ?(?:%|per ?cent)|proud|happy|pleased|relieved|still (?:use|used|works|there|in use|comes?|do|does)|went (?:to|back)|within [a-z]+ (?:minutes|hours|days|weeks|months)|asleep|had no|no (?:fall|harm|injury|complaints?|more)|down to|up to|threw away|closed|got an?|served|almost|compromise|solution)\b/i,
    weak: /\b(?:better|less|fewer|more|faster|quicker|safer|happier|easier|good|well|ended|end|became|got|now|today|works?)\b/i,
    mayBeDenied: true,
  },
  figure: {
    strong:
      /\d|\b(?:half|halved|doubled|twice|third|quarter|dozen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million)\b/i,
  },
  check: {
    strong:
      /\b(?:check(?:ed|s|ing)?|double-check\w*|test(?:ed|s|ing)?|measur(?:ed|e|es|ing)|count(?:ed|s|ing)?|verif(?:y|ied|ies)|compar(?:ed|e|es|ing)|review(?:ed|s|ing)?|inspect\w*|monitor(?:ed|s|ing)?|track(?:ed|s|ing)?|audit\w*|record(?:ed|s|ing)?|log(?:ged|s)?|looked at (?:the )?(?:figures|numbers|report|data|logs?|chart)|asked (?:them|her|him|people|everyone|guests|customers|patients|the)|ask (?:them|her|him|people|everyone|the)|feedback|survey|survey(?:ed|s)|weigh(?:ed|s)?|temperature|pulse|blood pressure|statement|reconcil\w+|sampl\w+|spot|noticed|i (?:could )?(?:see|saw|tell|knew)|made sure|make sure|sign(?:ed)? (?:it )?off|proof\w*|calibrat\w+|repeat(?:ed)?|control|evidence|watch(?:ed|ing)?|look(?:ed)? (?:twice|again|over)|show(?:s|ed)?|let them (?:do|try)|without (?:my )?help|on their own|(?:can|could|will|would|you|we) (?:tell|know|see)|read (?:what|the)|timed|website)\b/i,
    weak: /\b(?:figures?|numbers?|report|data|results?|knew|sure|list|chart|complaints?)\b/i,
  },
  lesson: {
    strong:
      /\b(?:learn(?:ed|t|ing|s)?|lesson|taught me|since then|ever since|from then on|nowadays|these days|next time|today i|now i|now we|if i (?:did|had|were|could)|i would (?:now |still |have |not |never )*(?:start|do|ask|tell|plan|bring|involve|take|write|check|speak|test|say|begin|go|make|have|change|call|book|order|keep|use|try|leave|insist|measure)|would do (?:it |that |this )?differently|differently|looking back|in hindsight|made me (?:realise|realize|see|careful)|realis?z?ed|taken? from (?:it|this|that)|changed (?:how|the way|my|our)|i always|we always|i never|we never|we now|i now|so (?:that )?it (?:does|did|would|could|cannot|can't) (?:not )?happen|introduced|habit)\b/i,
    weak: /\b(?:always|never|now|since|again|should have|changed|added|better)\b/i,
    mayBeDenied: true,
  },
  people: {
    strong:
      /\b(?:(?:told|asked|called|rang|phoned|spoke|speak|talked|talk|met|sat down|agreed|worked|work|explained|explain|shared|warned|involve|involved|brought in|discussed|listened|informed|emailed|wrote|showed|helped|help|ask|tell|call|let|thanked|convinced|persuaded|invited|split|handed|gave|join|joined)\b[^.]{0,50}\b(?:colleagues?|team|manager|boss|supervisor|nurse|doctor|consultant|chef|cook|customers?|clients?|guests?|patients?|resident|pupils?|students?|parents?|family|mother|father|daughter|son|relatives?|driver|office|supplier|engineers?|developers?|designer|users?|director|board|trainee|apprentice|neighbours?|friend|teacher|everyone|everybody|others|them|her|him|people|staff|crew|foreman|owner|lead|head|porter|waiter|kitchen|reception|person|somebody|someone|who|electrician|planner|dispatcher|accountant|auditor|candidate|volunteers?|coach|members?|class|each other|commis|front of house|assistant|apprentices?|mentor|aunt|uncle|woman|man|lady|classmate|matron|families|support|owner|depot|group)|(?:colleagues?|assistant|parents?|manager|commis|apprentice|chef(?: de partie)?|nurse|doctor|team|staff|mentor|partner|friend|volunteers?|she|he|they)\b[^.,]{0,12}\b(?:came|took|takes|does|did|had|has|helped|showed|watched|covered|looked|stayed|joined|read|carried)|with (?:my|the|two|three|four|five|a|our|another|other) (?:[a-z]+ )?(?:colleagues?|team|manager|nurses?|doctors?|friends?|engineers?|developers?|others|staff|crew|volunteers|people|pupils|parents|class|family|customers?|clients?|supplier))\b/i,
    weak: /\b(?:we|they|team|colleagues?|manager|everyone|together|customers?|clients?|guests?|patients?|staff|people|parents)\b/i,
  },
  difficulty: {
    strong:
      /\b(?:hard(?:er|est)?|difficult\w*|tricky|challeng\w*|demanding|tough|struggl\w*|problem|trouble|wrong|mistakes?|fail(?:ed|s|ure)?|(?:did|does|do|was|were|could|would)(?:n['’]?t| not) (?:work|know|fit|agree|have|enough|possible|understand|come|want|trust|like|remember)|forget|forgot|skip|too (?:late|few|little|much|many|long|fast|early|small|big|hot|slow|high|low|tired)|short of|shortage|not enough|under pressure|careful|care(?:s)? with|take care|watch out|never|risk(?:y|s)?|danger\w*|confus\w+|stuck|slow(?:er|ly)?|broke|break(?:s)?|crash\w*|missing|lost|unclear|against|resist\w*|conflict|nervous|afraid|still (?:need|have) to learn|have to learn|not (?:yet|good)|need to learn|weak(?:est|ness)?|beginners?|usually|end(?:ed)? up|tend to|needless|worst|refus\w+|damage[ds]?|burned|burnt|spoil\w*|wilt|late|useless|keeping [a-z]+ things)\b/i,
    weak: /\b(?:but|however|although|despite|without|no|not|only)\b/i,
    mayBeDenied: true,
  },
  example: {
    strong:
      /\b(?:for (?:example|instance)|e\.g\.|such as|one (?:day|time|night|morning|evening|case|of (?:the|my|our)|job|project|order|patient|customer|guest|pupil)|once|last (?:year|month|week|time|winter|summer|spring|autumn|thing)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|recently|when (?:i|we|a|the|my|our|one)|at my (?:last|previous|first|current)|in my (?:last|previous|first|current|job|time|role)|there was|like the|at school|i remember|on (?:a|one|the|that) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    weak: new RegExp(`\\b(?:i|we) (?:[a-z]+ )?${done}\\b`, 'i'),
  },
  plan: {
    strong: new RegExp(
      `\\b(?:${would}|my plan|the plan|i(?:'m| am) (?:looking|planning|hoping|aiming|taking|doing|signed)|i(?:'d| would) (?:like|love|start|ask|want)|in (?:the|my) first (?:day|days|week|weeks|month|months)|by (?:the end|january|february|march|april|may|june|july|august|september|october|november|december)|goal|aim)\\b`,
      'i',
    ),
    weak: /\b(?:want|hope|would|will|route|weather)\b/i,
  },
  options: {
    strong:
      /\b(?:instead|rather than|alternativ\w*|other (?:option|way|choice|possibility)|another (?:option|way|choice|possibility)|could (?:also )?have|could also|might have|either|or (?:i|we|to)|option|options|choice|choices|between|offered|offer|weighed|considered|thought about|on the one hand|trade-off|left (?:out|it|that|the)|leave (?:it|out|that|the|as)|put off|postponed|dropped|gave up|give up|would not give|refused|cheaper|versus|less of|no longer|as it is|also helped|part of (?:it|that|this)|some of (?:it|that|this)|may have|might have|perhaps|partly|not only|alone)\b/i,
    weak: /\b(?:or|but|otherwise|also|decided|chose|choose)\b/i,
    mayBeDenied: true,
  },
  rules: {
    strong:
      /\b(?:rules?|law|legal(?:ly)?|polic(?:y|ies)|procedures?|protocols?|standards?|regulations?|guidelines?|permit|risk assessment|method statement|safeguarding|confidential\w*|gdpr|haccp|allergen\w*|label(?:led|s)?|record(?:ed|s)?|wrote (?:it|that|this|everything|up|down)|written down|write (?:it|that|this|down|up)|written|report(?:ed|s)?|form|chart|charts|care plan|notes|incident|logbook|log|file[ds]?|document(?:ed|ation)?|tacho\w*|hours|breaks?|speed limit|seat belt|asbestos|height|electric\w*|harness|code of conduct|ifrs|gaap|fair(?:ness)?|criteria|contract|insurance|defect|signed|statement|not allowed|never (?:speed|skip|drive|leave))\b/i,
    weak: /\b(?:safe(?:ly|ty)?|must|allowed|check|ppe|risk|always|never)\b/i,
    mayBeDenied: true,
  },
  calm: {
    strong:
      /\b(?:listen(?:ed|s|ing)?|let (?:her|him|them) (?:finish|speak|talk|tell)|asked (?:her|him|them|what|why|how|whether|if|a few|the)|ask(?:ing)? (?:what|why|how|whether|if|questions)|calm(?:ly|ed)?|quiet(?:ly)?|patient(?:ly)?|apologi[sz]ed|said sorry|sorry|explained|explain|reassur\w*|sat (?:down )?(?:with|beside|next)|took (?:her|him|them) (?:aside|seriously)|understood|understand|polite(?:ly)?|friendly|smil\w+|held (?:her|his|their) hand|gave (?:her|him|them) time|softly|eye contact|slow(?:ly)?|in (?:plain|simple) words|repeated (?:back )?what|heard (?:her|him|them|both)|thanked (?:her|him|them)|kind(?:ly)?|respect\w*)\b/i,
    weak: /\b(?:ask|asked|talked|spoke|said|told|heard|noticed)\b/i,
  },
  speakup: {
    strong:
      /\b(?:(?:told|asked|called|rang|phoned|informed|warned|alerted|reported|escalat\w+|raised|flagged|fetch(?:ed)?|spoke (?:to|with)|went (?:straight )?to|emailed|tell|ask|call|report|raise|flag|inform|alert|speak (?:to|with)|go to|owned up|admitted|let (?:the|my|her|him|them|everyone)[a-z ]{0,20} know)\b)/i,
    weak: /\b(?:manager|supervisor|doctor|office|lead|honest|immediately|straight away|at once)\b/i,
  },
  tools: {
    strong:
      /\b(?:spreadsheet|excel|calendar|rota|board|whiteboard|list|lists|checklist|software|system|app|tool|tools|diary|notebook|tracker|jira|trello|chart|plan|database|crm|folder|label|labels|schedule|template|form|dashboard|radio|scanner|log|outlook|sheet|planner|timer)\b/i,
    weak: /\b(?:used|using|with|track|note|notes)\b/i,
  },
};

/** Where a point's id does not tell its aspect, its words may. */
const aspectWords: readonly (readonly [Exclude<Aspect, 'content'>, RegExp])[] = [
  ['figure', /\b(?:figures?|numbers?|percentage|by how much)\b/i],
  ['lesson', /\b(?:learn(?:ed|t)|lesson|differently|reflect\w*|next time|takeaway)\b/i],
  ['check', /\b(?:check(?:s|ed)?|verif\w+|measur\w+|how (?:you|they) (?:knew|know)|tested)\b/i],
  ['result', /\b(?:results?|outcomes?|impact|what came of|how it (?:ended|turned out))\b/i],
  ['reason', /\b(?:why|reasons?|because|rationale|justif\w+|cause)\b/i],
  ['options', /\b(?:alternatives?|options?|trade-?offs?|instead)\b/i],
  ['steps', /\b(?:steps?|in which order|sequence|first and|process)\b/i],
  ['difficulty', /\b(?:difficult\w*|hard|challenges?|obstacles?|wrong|pitfalls?)\b/i],
  [
    'part',
    /\b(?:own (?:part|role|contribution|actions?)|what you did|actions? (?:taken|you took)|yourself|personal(?:ly)?)\b/i,
  ],
  ['people', /\b(?:whom|colleagues|team|stakeholders?|communicat\w+|involved)\b/i],
  ['situation', /\b(?:situation|context|background|circumstances)\b/i],
  ['example', /\b(?:example|instance|specific (?:case|occasion))\b/i],
  ['plan', /\b(?:plan|would do|next steps?|intend)\b/i],
];

/** Only for a point that speaks of the answer; a point that states a fact is content. */
export function aspectOfText(text: string): Exclude<Aspect, 'content'> | undefined {
  const isAboutAnswer =
    /\b(?:you|your|candidate|answer|they|applicant)\b/i.test(text) ||
    /^(?:what|how|why|who|whom|when|where|which|names?|explains?|describes?|gives?|mentions?|states?|says?|shows?|provides?|identifies|outlines?|a |an |one )/i.test(
      text,
    );
  return isAboutAnswer ? aspectWords.find(([, words]) => words.test(text))?.[0] : undefined;
}
