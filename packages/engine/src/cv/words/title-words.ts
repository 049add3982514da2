/** What a candidate is: nouns that end job titles in English, the commonest of German ones, and Spanish ones that begin names of qualifications too. */
const NOUNS = new Set(
  `accountant actor actress actuary adjuster administrator adviser advisor advocate agent aide ambassador anaesthetist analyst
  announcer apprentice arborist archaeologist architect archivist artist assembler assessor assistant associate attendant attorney auditor
  baker banker barber barista barman bartender beautician biochemist biologist bookkeeper bricklayer broker builder butcher buyer captain
  cardiologist caregiver caretaker carer carpenter cashier caterer ceo cfo cto coo cio cmo chairman chairperson chair chancellor chaplain
  checker chef chemist chief choreographer cleaner clerk clinician coach coder commander commissioner commis compositor concierge conductor
  conservator consultant contractor controller cook coordinator co-ordinator copywriter correspondent counsel counsellor counselor courier craftsman
  crew curator custodian dealer dean decorator delegate dentist deputy dermatologist designer detective developer devops dietitian
  director dispatcher diver docent doctor draughtsman driller driver ecologist economist editor educator electrician engineer
  epidemiologist estimator evangelist examiner executive expert fabricator facilitator farmer fellow fighter filmmaker firefighter fitter
  florist forester foreman founder co-founder freelancer fundraiser gardener generalist geologist geographer guard guide hairdresser
  handler handyman head headteacher helper historian host hostess housekeeper hygienist illustrator inspector installer instructor
  intern interpreter interviewer investigator investor janitor joiner journalist judge keeper labourer laborer lawyer layer leader
  lead lecturer lexicographer liaison librarian lieutenant lifeguard machinist maintainer maker manager marketer mason master matron mechanic
  mediator member mentor merchandiser merchant messenger meteorologist microbiologist midwife minister model moderator musician nanny
  navigator negotiator neurologist nurse nutritionist observer officer operative operator optician optometrist orderly organiser
  organizer owner packer painter paralegal paramedic partner pastor pathologist pediatrician paediatrician performer pharmacist
  photographer physician physicist physiotherapist pianist picker pilot planner plasterer playwright plumber poet police porter
  postdoc practitioner preacher president presenter priest principal printer processor producer professional professor programmer
  promoter proofreader proprietor psychiatrist psychologist publisher purchaser radiographer radiologist ranger realtor receptionist
  recruiter rector referee registrar rep reporter representative researcher resident reviewer rider roofer runner sailor salesman
  salesperson scheduler scientist sculptor secretary sergeant server shopkeeper singer sister socialworker soldier solicitor specialist
  sre staff statistician steward stewardess stockist strategist student stylist superintendent supervisor supporter surgeon surveyor tailor
  teacher team-leader technician technologist teller temp tester therapist trader trainee trainer transcriber translator treasurer tutor typist
  underwriter vet veterinarian vicar vp volunteer waiter waitress warden watchman webmaster welder worker writer zoologist
  interventionist publicist transporter distributor selector employee journeyman tech methodologist columnist lobbyist stocker loader
  conveyancer fishmonger ironmonger sparky postie dba setter grinder finisher repairer animator drafter draughtsperson restorer moulder upholsterer engraver forewoman polisher
  sorter plater repairman appraiser saleswoman jointer chiropractor sommelier forecaster sprayer usher glazier erector stacker bailiff
  headmaster headmistress calibrator groom groomer stonemason tiler auctioneer valuer scaffolder jockey sander constable shunter colourist
  masseur masseuse linesman linesperson lineman doorman vlogger blogger prosthetist orthotist orthoptist councillor valeter blacksmith
  fireman chauffeur butler maid chambermaid chargehand notary magistrate stagehand typesetter seamstress dressmaker botanist zookeeper
  skipper deckhand boatswain bosun shipwright verger curate jeweller goldsmith silversmith taxidermist prosecutor broadcaster campaigner
  telemarketer landscaper groundworker steeplejack phlebotomist perfusionist embalmer bookbinder cameraman cameraperson groundsman
  groundsperson groundskeeper storeman storesman storesperson storekeeper warehouseman warehouseperson stevedore childminder babysitter
  housemaid governess farrier locksmith manicurist pedicurist bouncer caseworker bodyguard signaller signalman bursar invigilator
  rigger slinger banksman roadworker ganger signwriter audiologist sonographer dispenser barrister seafarer bookseller subtitler stenographer
  transcriptionist milkman postwoman stockman herdsman herdsperson gamekeeper fisherman shearer beekeeper brewer coachbuilder
  boilermaker toolmaker pipefitter pipelayer roadie sysadmin telephonist reservationist aesthetician esthetician
  collector greengrocer stallholder binman brickie seaman rifleman bombardier guardsman aircraftman pcso enumerator gaffer violinist organist
  cellist guitarist percussionist chorister milker ghillie churchwarden sacristan canvasser leafleter franchisee publican landlord landlady
  newsagent postmaster postmistress subpostmaster sandblaster roustabout roughneck derrickman toolpusher lektor subeditor newsreader
  barback plongeur trustee juror
  cabinetmaker refurbisher roaster chocolatier patissier confectioner pizzaiolo timekeeper expediter shipbroker loadmaster purser
  responder ombudsman coroner arbitrator adjudicator cataloguer genealogist naturalist horticulturist agronomist
  seller grader acrobat breeder weaver molder caster overseer dancer trimmer blender entrepreneur presser metallurgist critic solderer
  demonstrator configurator etcher athlete spinner dyer servicer mineralogist assayer mounter sweeper stitcher slaughterer screener modeller
  cartoonist composer boatmaster compiler craftsperson craftswoman knitter enameller formulator preparer evaluator blaster woodcarver pedagogue
  marshaller refinisher winder spokesperson logger integrator colorist draftsman draftsperson draughtswoman draughter communicator
  projectionist harvester trapper framer tuner miner annealer ironer caulker diplomat behaviourist geneticist valuator activist missionary
  speechwriter commentator linguist comedian entertainer grower boatman brazer riveter greaser taster laminator distiller packager
  colonel marketeer songwriter ceramicist accompanist booker puppeteer sampler procurer umpire arboriculturist herder coppersmith
  hairstylist reservist cadet cabbie navvy dryliner farmhand dishwasher potwasher physio piercer mariner
  resourcer improver marketer influencer headhunter tattooist gunner trooper lieutenant airman airwoman seawoman
  sapper corporal acupuncturist reflexologist aromatherapist herbalist homeopath osteopath chiropodist podiatrist psychotherapist hypnotherapist
  shopper colleague sde swe qa nqt ect hca hlta senco sendco scrum-master scrummaster postman au-pair handywoman sales-person merchandise-planner
  ingenieur ingenieurin entwickler entwicklerin leiter leiterin berater beraterin assistent assistentin kaufmann kauffrau praktikant
  praktikantin werkstudent werkstudentin sachbearbeiter sachbearbeiterin geschäftsführer geschäftsführerin referent referentin lehrer
  lehrerin verkäufer verkäuferin krankenpfleger krankenpflegerin krankenschwester pflegefachkraft buchhalter buchhalterin elektriker
  elektrikerin koch köchin projektleiter projektleiterin softwareentwickler softwareentwicklerin filialleiter filialleiterin lagerist
  techniker technikerin erzieher erzieherin fahrer fahrerin mechaniker mechanikerin kellner kellnerin arzt ärztin architekt architektin
  redakteur redakteurin mitarbeiter mitarbeiterin hausmeister maurer schreiner friseur friseurin
  técnico técnica maestro maestra`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** In French, Spanish and Polish the noun comes first, in German before a field: "Encargada de tienda", "Kierownik sklepu", "Leiter Einkauf". */
const FIRST_NOUNS = new Set(
  `ingénieur ingénieure développeur développeuse chargé chargée responsable directeur directrice stagiaire vendeur vendeuse comptable
  infirmier infirmière professeur professeure enseignant enseignante conseiller conseillère cheffe assistante gestionnaire
  technicien technicienne cuisinier cuisinière électricien électricienne serveur serveuse caissier caissière secrétaire coordinateur
  coordinatrice animateur animatrice aide-soignant aide-soignante mécanicien mécanicienne ouvrier ouvrière conducteur conductrice
  ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa becario becaria profesor profesora analista enfermero enfermera
  contable abogado abogada dependiente dependienta camarero camarera directora coordinador coordinadora encargado
  encargada auxiliar administrativo administrativa programador programadora cocinero cocinera vendedor vendedora consultor consultora
  asesor asesora operario operaria médico médica arquitecto arquitecta diseñador diseñadora recepcionista cajero
  cajera mecánico electricista limpiador limpiadora investigador investigadora secretario secretaria conductora repartidor repartidora
  kierownik kierowniczka specjalista specjalistka programista programistka księgowy księgowa pielęgniarka pielęgniarz nauczyciel
  nauczycielka sprzedawca sprzedawczyni asystent asystentka inżynier kierowca magazynier elektryk dyrektor dyrektorka stażysta stażystka
  konsultant konsultantka kucharz kucharka lekarz lekarka mechanik kelner kelnerka doradca koordynator koordynatorka fryzjer fryzjerka
  opiekun opiekunka sekretarka recepcjonistka pomocnik pomocnica
  sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin leiter leiterin referent referentin`.split(/\s+/),
);

const OPENS =
  /^(?:(?:acting|interim|deputy|assistant|associate|senior|junior|lead|principal|chief|trainee|graduate|apprentice|executive|regional|global|group|managing|freelance|independent|self-employed|staff|student|sr\.?|jr\.?|vice|visiting|adjunct|honorary|head|director|vp)\b)/iu;
/** What stands for a title where there is no employer. */
export const OWN_WORK = 'self[- ]employed|freelance|sole trader';
const HEAD_OF =
  /^(?:(?:deputy|assistant|interim|acting|global|group)\s+)?(?:head|director|chief|vice president|vp|manager|chair|member|president|svp|evp|avp|professor|reader|lecturer)\s*(?:of|in|,|–|-)\s+\p{L}/iu;
const INTERN =
  /\b(?:internship|placement|traineeship|apprenticeship|work experience|clerkship|residency|fellowship|secondment|sabbatical|career break|maternity leave|parental leave|part-time work|freelance work)\b/iu;

/** "Summer placement", "Internship": the work itself, not what it was a part of. */
const ENDS_AS_INTERN = new RegExp(`${INTERN.source}$`, 'iu');

/** "Student member of ICE", "Fellow of the Royal Society of Arts": a membership, and no work. */
const MEMBERSHIP =
  /^(?:(?:student|graduate|associate|affiliate|full|chartered|corporate) )?(?:member|fellow|associate) of (?:the )?(?:\p{Lu}{2,}$|.*(?:institut|associat|societ|royal|college of|chartered|guild))/iu;

/** "TA", "PA to the Head": titles that are written short, and only so. */
const SHORT_FORM =
  /^(?:(?:Lead|Senior|Principal|Junior) (?:BA|PM)|(?:Legal|Team|Executive|Personal) PA|(?:Interim |Group |Acting )?F[CD]|TA|KP|LSA|PA|EA|MD|GP|QS|CDP|MLA|HCSW|MTO|ODP|DSM|ASM)(?=$|,|\s(?:to|and|\/)\s|\s*\()/u;

/** "Saturday job", "year in industry": what stands where a title would. */
const STANDS_FOR_ONE =
  /^(?:(?:saturday|sunday|weekend|summer|holiday|evening|part-time) job|(?:(?:news)?paper|milk) round|year in industry|placement year)(?!\p{L})/iu;

/** "Warehouse admin", "Account exec", "farm hand": what people call work in short, behind another word. */
const SHORT_NOUNS: ReadonlySet<string> = new Set(['admin', 'exec', 'dev', 'op']);
const SAID_SO =
  /\b(?:fee earner|key ?holder|machine minder|hod carrier|(?:farm|deck|stage|stable|mill|yard|kitchen|dairy|estate|leading) hand|(?:kitchen|home|mother['’]s) help|(?:lollipop|dinner|lunchtime) (?:lady|man)|crossing patrol|(?:bin|removals?) man|\p{L}+['’]s mate|panel beater|steel fixer|dry liner|health visitor|meter reader|(?:dog|pet) walker|(?:dog|cat|pet|house) sitter|bar back|wardrobe mistress|school governor|(?:paper|best) boy|visual merch)$/iu;

/** Longer than any title, brackets and all: of a line of very many commas, each part would be taken apart word by word. */
const longestTitle = 600;

/** 0 for what is no job title, 1 and more for what surely is one. */
export function titleScore(text: string): number {
  if (text.length > longestTitle) return 0;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 12 || MEMBERSHIP.test(text.trim())) return 0;
  const [last = ''] = words.slice(-1);
  let score = SHORT_FORM.test(text.trim()) ? 1 : 0;
  if (HEAD_OF.test(text)) score += 1.2;
  if (isTitleNoun(last) || FIRST_NOUNS.has(words[0] ?? '')) score += 1.2;
  else if (words.some(isTitleNoun)) score += 0.7;
  if (OPENS.test(text) && words.length > 1) score += 0.4;
  if (INTERN.test(text)) score += ENDS_AS_INTERN.test(text.trim()) ? 1.2 : 0.8;
  if (STANDS_FOR_ONE.test(text) || SAID_SO.test(text) || (words.length > 1 && SHORT_NOUNS.has(last))) score += 1.2;
  // "Engineer II", "Developer (Contract)", "Nurse, Band 6", "Teacher Y5": what follows the noun is a grade.
  if (
    /\b(?:[ivx]{1,4}|\d|band \d|level \d|grade \w|y\d{1,2}|ks\d)$/iu.test(text) &&
    words.slice(0, -1).some(isTitleNoun)
  )
    score += 0.5;
  return score;
}

/** Whether the last word is one that titles end with. */
export const endsTitle = (text: string): boolean => isTitleNoun(wordsOf(text).at(-1) ?? '');

const wordsOf = (text: string): string[] =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== '');

/** "Radiographer", "bioengineer", "watchmaker": who ends so is one. */
const ENDS_LIKE_ONE =
  /.(?:ologist|onomist|ographer|ometrist|iatrist|therapist|ician|engineer|designer|journalist|physicist|chemist|maker|worker)s?$/u;

const isTitleNoun = (word: string): boolean =>
  NOUNS.has(word) ||
  ENDS_LIKE_ONE.test(word) ||
  FIRST_NOUNS.has(word) ||
  (word.endsWith('s') && NOUNS.has(word.slice(0, -1)) && word !== 'sales') ||
  word.split('-').some((part) => part.length > 3 && NOUNS.has(part));
