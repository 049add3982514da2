/**
 * How instructions to a machine are worded. All are matched against lower-case text with plain quotation marks, and none
 * reaches over the end of a sentence. They ask for an order *and* for whom or what it is about, because people write of
 * ranks, scores, models and instructions in CVs every day.
 */
const gap = (most: number): string => `[^.!?]{0,${most}}?`;
const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

const machine = any(
  'ai',
  'a\\.i\\.',
  'llms?',
  'language models?',
  'large language models?',
  '(?:chat)?gpt(?:-?\\d\\w*)?',
  'claude',
  'gemini',
  'copilot',
  'ai (?:models?|assistants?|systems?|agents?|reviewers?|evaluators?|screeners?|recruiters?|tools?|graders?|language models?)',
  'artificial intelligence',
  'automated (?:systems?|screeners?|reviewers?|tools?)',
  'ats',
  'chatbots?',
);
const paper = any(
  'cv',
  'c\\.v\\.',
  'resume',
  'résumé',
  'application',
  'profile',
  'document',
  'curriculum vitae',
  'file',
  'text',
);
const person = any('candidate', 'applicant', 'person', 'cv', 'resume', 'résumé', 'application', 'profile');
const orders = any(
  'instructions?',
  'prompts?',
  'directions?',
  'directives?',
  'guidelines?',
  'commands?',
  'programming',
  'orders',
);
const earlier = any(
  'previous(?:ly)?',
  'prior',
  'above',
  'preceding',
  'earlier',
  'foregoing',
  'existing',
  'original',
  'system',
  'given',
);
const top = any(
  'first',
  'highest',
  'top',
  'number one',
  'no\\. ?1',
  '#1',
  'best',
  'perfect(?:ly)?',
  'maximum',
  'max',
  'full marks',
  '10 ?(?:/|out of) ?10',
  '100',
  'above (?:all|every|any)',
  'strong(?:ly)? hire',
  'strongly recommended',
  'highly qualified',
  'exceptional(?:ly)?',
);
const rank = any(
  'rank',
  'rate',
  'score',
  'place',
  'put',
  'list',
  'mark',
  'grade',
  'position',
  'treat',
  'consider',
  'classify',
  'evaluate',
);
const give = any('give', 'assign', 'award', 'grant', 'return', 'output');
const grade = any('scores?', 'ratings?', 'marks?', 'match(?:ing)?', 'rank(?:ing)?', 'grades?', 'points', 'evaluation');

const english: readonly string[] = [
  // Take back what was said before.
  `\\b(?:ignore|disregard|forget|override|bypass|do not follow|don't follow|stop following|pay no attention to)\\b(?: all| any| every| everything)?(?: of)?(?: the| your| my| these| those)? ?${earlier} ${gap(20)}\\b${orders}\\b`,
  `\\b(?:ignore|disregard|forget)\\b (?:all|any|every|your|the) (?:of )?(?:the |your )?(?:other )?${orders}\\b(?:${gap(30)}\\b(?:you|above|before|previous|given|received)\\b|[.:;!,"']| and\\b)`,
  `\\b(?:ignore|disregard|forget)\\b (?:everything|anything|all) (?:that (?:was|is|has been) )?(?:you (?:were|have been) told|written |said |stated )?(?:above|before this|previously|prior to this)\\b`,
  // Whom it is addressed to.
  `\\bas an? ${machine}\\b,?${gap(40)}\\b(?:you|your)\\b`,
  `\\bif you(?: are|'re) (?:an? |the |any )?(?:${machine}|machine|bot|robot|algorithm|computer program)\\b`,
  `\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|instructions? (?:to|for)|notice (?:to|for)|hello|hey|hi)[,:]? (?:the |any |all )?${machine}\\b ?[:,!\\u2013\\u2014-]`,
  `\\b(?:the|any|all|every|an?) (?:${machine}|algorithm|machine|bot|model|software|system)s? (?:that (?:is|are) )?(?:reading|scanning|evaluating|reviewing|processing|parsing|screening|assessing|analy[sz]ing|ranking|scoring) (?:this|my) ${paper}\\b`,
  `\\bwhen (?:evaluating|scoring|ranking|rating|summari[sz]ing|processing|reviewing|assessing|screening|grading) this ${any(person, paper)}\\b${gap(60)}\\b(?:you |always|must|should|ensure|make sure|assign|give|only|state|recommend|rank)\\b`,
  `\\byou are (?:now )?(?:chatgpt|gpt|an? (?:helpful )?(?:ai|assistant|large language model|language model|hiring (?:bot|assistant|ai)|recruit(?:ing|ment) (?:bot|assistant|ai))|in developer mode|no longer)\\b`,
  `\\byour (?:new |only |real )?(?:task|job|goal|instructions?|output|response|answer|evaluation|objective) (?:is|are|must|should|has|needs)(?: now)? (?:to |be |include |contain |start |say |state )${gap(60)}\\b(?:${person}|rank|score|recommend|approve|hire)\\b`,
  // What it is to do.
  `\\b${rank} (?:this|my) ${person}\\b${gap(50)}\\b${top}\\b`,
  `\\b${rank} (?:this|my) ${person}\\b${gap(50)}#1`,
  `\\b(?:rank|rate|score) (?:me|him|her|them|the (?:candidate|applicant))\\b (?:as )?(?:the )?(?:at (?:the )?|a |with (?:a |the )?)?${top}\\b`,
  `\\b${give} (?:this|the|my|me|him|her)(?: ${person}(?:'s)?)? ?(?:an? |the )?(?:${top} |match )*${grade}\\b(?: of| \\(|:)? ?(?:100|10 ?/ ?10|maximum|the maximum|at least|above|over|more than)`,
  `\\b${give} (?:this|my|me|him|her)(?: ${person}(?:'s)?)? ?(?:an? |the )?(?:absolute )?${top}(?: possible)? ${grade}\\b`,
  `\\b${give} (?:an? |the )?(?:absolute )?${top}(?: possible)? ${grade} (?:to|for) (?:this|the|my) ${person}\\b`,
  `\\bthis ${person} (?:should|must|has to|needs to|ought to|shall|is to|will) (?:always |automatically )?be (?:automatically |immediately )?(?:ranked|rated|scored|placed|considered|selected|shortlisted|hired|recommended|given|moved|advanced|approved|treated)\\b`,
  `\\b(?:recommend|shortlist|select|approve|advance|hire|prioriti[sz]e|move) this ${person}\\b ?(?:${gap(40)}\\b(?:regardless|immediately|automatically|always|without|above|over all|first|next (?:round|stage)|for (?:the )?(?:interview|position|role|job))\\b)`,
  `\\b(?:return|respond|reply|answer|say|output|state|print|conclude|write)\\b(?: only| with| that| back| the (?:words|following|text|phrase|sentence))*:? ?["']?(?:that )?(?:this|the) (?:is an? )?(?:candidate|applicant|exceptional(?:ly)?|perfect|highly qualified)\\b`,
  `\\b(?:do not|don't|never) (?:reject|penali[sz]e|filter out|exclude|flag|screen out|downgrade|mention|reveal|disclose|report) (?:this|these|the above|my) (?:${person}|instructions?|prompts?|message|note)\\b`,
];

/** What prompts look like to the programs that take them. */
const markup: readonly string[] = [
  '<\\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\\|>',
  '\\[/?inst\\]',
  '<</?sys>>',
  '</?(?:system|system_prompt|system-prompt)>',
  '(?<!#)#{2,} ?(?:system|new instructions?|instructions?) ?:',
  '(?:^|[\\[({|*"]) ?(?:system|system prompt|system message|system override|new instructions?) ?: ?(?:you|ignore|the|this|rank|give|always|from|do|override)\\b',
  '\\b(?:system override|begin system prompt|end of system prompt|developer mode enabled|jailbreak mode)\\b',
];

const others: readonly string[] = [
  // German
  `\\b(?:ignorier\\p{L}*|missacht\\p{L}*|vergiss|vergessen sie)\\b${gap(30)}\\b(?:vorherig|bisherig|obig|früher|vorangegangen|vorstehend|all)\\p{L}*${gap(20)}(?:anweisung|instruktion|befehl|vorgabe|prompt)`,
  `\\b(?:bewerte|bewerten sie|stufe|setze|ordne|platziere|ranke|empfiehl|empfehlen sie) (?:diesen?|diese[rs]?) (?:bewerber|kandidat|lebenslauf|bewerbung|profil)\\p{L}*${gap(40)}(?:erst|höchst|best|maximal|100|oben|spitze)`,
  `\\b(?:gib|geben sie|vergib|vergeben sie) (?:diesem|dieser) (?:bewerber|kandidat|bewerbung)\\p{L}*${gap(40)}(?:höchst|maximal|volle|100|best)`,
  `\\bals (?:eine? )?(?:ki[- ](?:sprachmodell|modell|assistent|system)|(?:großes )?sprachmodell|künstliche intelligenz)${gap(40)}\\b(?:du|sie|musst|sollst|müssen|sollen)\\b`,
  // French
  `\\b(?:ignore[rz]?|oublie[rz]?|ne ten(?:ez|ir) pas compte d)${gap(20)}(?:instruction|consigne|directive)s?${gap(20)}(?:précédent|antérieur|ci-dessus|préalable)`,
  `(?<!\\p{L})(?:class|not|plac|évalu|recommand)e[rz]? (?:ce|cette) (?:candidat|cv|profil|candidature)\\p{L}*${gap(40)}(?:premi|tête|maxim|meilleur|plus (?:haut|élevé)|100)`,
  `\\ben tant qu(?:e |['\\u2019] ?)(?:ia|intelligence artificielle|modèle de langage)${gap(40)}\\b(?:vous|tu|dois|devez)\\b`,
  `\\b(?:donne|attribue|accorde)[rz]? à (?:ce|cette) (?:candidat|profil|candidature)\\p{L}*${gap(30)}(?:note|score)${gap(20)}(?:maxim|100|plus (?:haut|élevé))`,
  // Spanish, Portuguese, Italian
  `\\b(?:ignor[ae]r?|olvid[ae]|omit[ae]|haga caso omiso de)${gap(20)}(?:instrucciones|indicaciones|órdenes)${gap(20)}(?:anteriores|previas|precedentes)`,
  `\\b(?:clasific|punt[uú]|calific|eval[uú]|coloc|recomi?end|pon)\\p{L}* (?:a )?est[ea] (?:candidat|cv|curr[ií]cul|solicitud|perfil)\\p{L}*${gap(40)}(?:primer|máxim|mejor|más alt|100|número uno)`,
  `\\b(?:ignor[ea]|esqueça|desconsidere)${gap(20)}(?:instruções|orientações|comandos)${gap(20)}(?:anteriores|prévias|acima)`,
  `\\b(?:classifique|avalie|coloque|recomende|pontue) est[ea] (?:candidat|currículo|perfil)\\p{L}*${gap(40)}(?:primeir|máxim|melhor|100)`,
  `\\b(?:ignor(?:a|ate|i)|dimentica(?:te)?)${gap(20)}(?:istruzioni|indicazioni|direttive)${gap(20)}(?:precedenti|sopra|antecedenti)`,
  `\\b(?:classifica|valuta|metti|posiziona|assegna a)(?:re|te)? quest[oa] (?:candidat|cv|profilo|curriculum)\\p{L}*${gap(40)}(?:prim[oa]|massim|miglior|100)`,
  // Dutch, Polish
  `\\b(?:negeer|vergeet)\\b${gap(20)}\\b(?:vorige|eerdere|bovenstaande|voorgaande|alle)\\b${gap(20)}(?:instructies|opdrachten|aanwijzingen)`,
  `\\b(?:rangschik|beoordeel|plaats|zet) deze (?:kandidaat|sollicitant|cv)${gap(40)}(?:eerste|hoogste|bovenaan|beste|100|maximale)`,
  `\\b(?:zignoruj|ignoruj|pomiń)${gap(20)}(?:poprzedni|wcześniejsz|powyższ|wszystki)\\p{L}*${gap(20)}(?:instrukcj|polece)`,
  // Russian, Chinese
  `(?<!\\p{L})(?:про)?игнорируй\\p{L}*${gap(40)}(?:инструкци|указани|команд)`,
  `(?:忽略|无视|無視|忘记|忘記)[^。！？]{0,10}(?:之前|以上|先前|所有|上述|前面)[^。！？]{0,10}(?:指令|指示|提示|说明|說明)`,
];

export const instructionPatterns: readonly RegExp[] = [...english, ...markup, ...others].map(
  (source) => new RegExp(source, 'u'),
);
