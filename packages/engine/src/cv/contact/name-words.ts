/** Words that no person is called: what stands at the head of a CV instead of a name or beside it. */
const NOT_NAMES = new Set(
  `curriculum vitae cv resume résumé resumé lebenslauf bewerbung profile profil profile: contact kontakt address adresse email e-mail mail phone
  mobile telephone tel linkedin github website portfolio page personal details information professional summary objective career statement
  experience education skills languages references about me hello the and of for with in at to my our your university college school
  institute street road avenue lane drive close park house london manchester birmingham leeds glasgow bristol edinburgh dublin paris berlin
  madrid england scotland wales ireland kingdom united states france germany spain italy india china japan remote
  january february march april june july august september october november december monday tuesday wednesday thursday friday
  date birth nationality british american gender male female marital status single married driving licence license full clean
  microsoft excel word office google amazon java python javascript sql html css react node agile scrum
  private confidential application candidate applicant position role vacancy reference company limited ltd inc gmbh plc llc
  years experienced qualified certified chartered dedicated motivated passionate creative results driven senior junior lead principal
  marketing finance sales engineering software data project product business human resources operations customer service
  management design development research nursing medical clinical legal digital technical bachelor master science arts honours
  unit relations defense defence maintenance support faculty department division team group services solutions
  key core strengths achievements highlights interests hobbies projects publications certifications awards training work history employment`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export const isNoNameWord = (word: string): boolean => NOT_NAMES.has(word.toLowerCase());

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Family names that are also work. */
export const TRADES = toSet(
  `abbott archer baker banks barber bishop bookman brewer builder butcher butler carpenter carter carver chaplain chapman clark clerk cleaner
  coach cook cooper court cutter dean deacon driver dyer falconer farmer fisher fitter fletcher forester foreman fuller gardener glover gunner
  hall hunter judge keeper king knight law lawyer marshall mason mercer merchant miller minister moor packer page painter palmer park parker
  pastor piper planter plumber pope porter potter power price priest prior proctor ranger reader ryder sadler sailor saddler sargent sawyer
  sergeant shepherd singer skinner slater smith spicer steward stone stringer surgeon surgeon tailor tanner taylor thatcher tiler trader
  trainer turner tutor tyler usher waiter walker warden warner weaver webster wheeler wright`,
);

/** Given names that are also work: "Dean Sykes", "Mason Clarke". */
export const GIVEN_TRADES = toSet(
  'archer baker bishop carter chandler cooper dean fisher fletcher gardener hunter major marshall mason miller palmer parker porter sailor sawyer tailor tanner taylor turner tyler',
);

/** Words before a trade that say which kind it is: "head baker", "pastry cook". */
export const KINDS_OF_TRADE = toSet(
  `head pastry night day stone brick master line sous short-order grill prep kitchen trainee apprentice school hotel hospital hair landscape dry dog
  bread cake fish meat ship bench shop site site-based bus lorry truck van taxi delivery hgv forklift train tram private personal executive chief
  home house domestic office window court district high deputy theatre library ticket park forest traffic church army navy police fire team life
  business career sports fitness football swimming driving english maths music piano language online corporate lead company chartered
  newspaper book copy meter proof industrial vehicle commercial decorative spray roof wood steel sheet metal machine pipe gas heating food senior
  junior assistant experienced qualified professional freelance self-employed mobile general certified skilled`,
);

/** Small words within family names. */
export const PARTICLES =
  "(?:de|da|do|dos|das|del|della|di|du|des|van|von|vom|zu|zur|der|den|ter|ten|te|bin|binti|bint|ibn|al|el|la|le|los|las|lo|y|e|i|af|av|ap|mac|mc|st\\.?|san|santa|abu|abd|ben|bar|ul|ur|’t|'t|d'|d’|o')";

export const HONORIFIC =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof(?:essor)?|sir|dame|lord|lady|rev(?:erend)?|fr|eng|ing|dipl\.?-?ing|mag|herr|frau|m\.|mme|mlle|sr|sra|srta|don|doña|cand|capt(?:ain)?|sgt|lt|col|maj|hon)\.?\s+)+/iu;

export const POST_NOMINAL =
  /(?:\s*,\s*|\s+)(?:ph\.?\s?d\.?|d\.?phil\.?|m\.?d\.?|mba|m\.?sc\.?|m\.?a\.?(?:\s*\((?:cantab|oxon|hons)\.?\))?|m\.?eng\.?|m\.?phil\.?|m\.?res\.?|b\.?sc\.?|b\.?a\.?|b\.?eng\.?|ll\.?[bm]\.?|rn(?:\s*\((?:adult|child|mental health|learning disabilit(?:y|ies)|lda?)\))?|rgn|rmn|rscn|rvn|rdn|mrcvs|mrpharms|miet|mimeche|mistructe|mcips|mcmi|cmgr|ctax|(?:m?aat)(?:\s+(?:l|level\s)?\d)?|cmiosh|gradiosh|engtech|ieng|cpa|ca|acca|fcca|cima|acma|cgma|aca|fca|cfa|frm|pmp|prince2|ceng|meng|mice|mciob|mrics|frics|riba|arb|mcipd|fcipd|assoc\.? cipd|chartered mcipd|mcim|mbcs|fbcs|citp|frcs|mrcp|mrcgp|frsa|obe|mbe|cbe|esq|jr\.?|sr\.?|iii?|iv|hons|\(hons\)|pgce|qts|m\.?pharm|b\.?pharm|ip|sphr|shrm-cp|csm|cissp|lpc|bptc|gdl|fcilex|cilex|gmice|amice|mciht|mciwem|fciwem|techrics|mienvsc|mcsp|fcsp|mrcot|mrcslt|mciof|fciof|mciob|fciob|mima|mmrs|macc|mbacp|mbps|cpsychol|cchem|mrsc|frsc|csci|cphys|msci|cgeol|ciwem|mcipr|fcipr|mcilip|mcilt|fcilt|mirm|mifst|mrsb|mcollp|fhea|sfhea|pe|eit|np|dnp|aprn|lcsw|dds|dvm|pharmd|he\/him|she\/her|they\/them|\((?:he|she|they)\/(?:him|her|them)\))\.?(?=$|[\s,])/iu;
