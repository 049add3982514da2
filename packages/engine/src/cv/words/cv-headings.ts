import type { Line } from '../../document/document.ts';
import { normaliseHeading } from '../../document/normalise-heading.ts';
import { isPicture } from '../../flow/leading-bullet.ts';
import type { CvSection } from '../parsed-cv.ts';

export type CvSectionKind = CvSection['kind'];

const w = String.raw;
const OWN = w`(?:my|key|main|core|interim|permanent|freelance|contract|paid|civilian|personal|professional|other|additional|further|relevant|selected|recent|previous|current|present|general|career|employment|work|working|job|academic|technical|specialist|practical|industry|business|related|detailed|executive|key|prior|past|early|earlier|major|notable|summary of)`;
const HISTORY = w`(?:history|experience|experiences|background|record|chronology|positions?|appointments?|roles?)`;

/**
 * In the order they are tried: the particular before the general. All are matched against the whole heading, in small
 * letters and with "and" for "&".
 */
const HEADINGS: readonly (readonly [CvSectionKind, string])[] = [
  [
    'volunteering',
    w`(?:${OWN} )*(?:volunteer(?:ing)?|voluntary|community|charity|charitable|unpaid)(?: (?:work|service|roles?|positions?|involvement|engagement|activities|${HISTORY}))?(?: and (?:community|volunteering|leadership|interests|activities|charity)(?: (?:work|service|involvement))?)?|(?:professional|academic|university|editorial) service|ehrenamt(?:liche(?:s engagement| tätigkeiten))?|bénévolat|voluntariado`,
  ],
  [
    'references',
    w`(?:professional |character |personal )?(?:references?|referees?)(?: available(?: up)?on request)?|referenzen|références|referencias|referencje`,
  ],
  [
    'languages',
    w`(?:foreign |spoken |modern |other |additional )?languages?(?: (?:skills?|proficiency|knowledge|known|spoken|competenc(?:y|ies)))?|linguistic skills|sprachen|sprachkenntnisse|langues(?: (?:étrangères|parlées))?|idiomas|języki(?: obce)?|znajomość języków`,
  ],
  [
    'certificates',
    w`(?:${OWN} )*(?:certifications?|certs?|certificates|(?:cards?|tickets|licen[cs]es|certificates)(?: and (?:cards|tickets|licen[cs]es|certificates))? held|(?:cards? and )?tickets|licen[cs]es?|licensure|accreditations?|memberships?|affiliations?|registrations?|credentials|courses?|trainings?|professional development|cpd|continuing (?:professional development|education))(?: (?:attended|completed|courses|and \w+|and (?:professional )?(?:certifications?|certificates|licen[cs]es?|memberships?|affiliations?|training|courses|accreditations?|qualifications|development)))*|training and (?:courses|certifications?|development|qualifications)|professional (?:qualifications|bodies|standing)|zertifi(?:kate|zierungen)|weiterbildung(?:en)?|fortbildung(?:en)?|certificats|certifications|formations? complémentaires?|certificados|certificaciones|cursos`,
  ],
  [
    'publications',
    w`(?:(?:${OWN}|peer-reviewed|refereed|scientific) )*(?:publications?|papers|articles|journal articles|conference (?:papers|presentations|talks)|presentations?|talks|research output|patents?|books?|conferences)(?: and (?:presentations?|talks|papers|patents|conferences|publications))?|veröffentlichungen|publikationen|publicaciones`,
  ],
  [
    'awards',
    w`(?:${OWN} )*(?:awards?|honou?rs?|prizes|scholarships|achievements?|accomplishments?|recognition|distinctions|grants(?: and awards)?|fellowships)(?: (?:and|,) (?:awards?|honou?rs?|achievements?|prizes|recognition|scholarships|grants|fellowships|activities))*|activities and honou?rs|auszeichnungen|prix|distinctions|premios|logros`,
  ],
  [
    'projects',
    w`(?:${OWN} )*(?:projects?|portfolio|case studies|open source(?: (?:work|contributions|projects))?|side projects|key assignments)(?: (?:experience|work|history|highlights|portfolio|handled|undertaken|completed))?|projekte|projets|proyectos`,
  ],
  [
    'interests',
    w`(?!research )(?:${OWN} )*(?:interests?|hobbies|activities|pastimes|leisure|extra-?curricular(?: activities)?|outside (?:of )?work)(?: (?:and|,) (?:interests?|hobbies|activities|pastimes|achievements))*|outside interests|hobbys?|interessen|freizeit|centres d'intérêts?|loisirs|intereses|aficiones`,
  ],
  [
    'contact',
    w`(?:my |personal )?(?:contact|contacts|contact (?:details|information|info|me)|get in touch|(?:personal|candidate) (?:details|information|info|data|particulars|profile details)|details|address|kontakt|kontaktdaten|persönliche (?:daten|angaben)|coordonnées|informations personnelles|contacto|datos personales|find me(?: online)?|social(?: media| links)?|links|online(?: presence| profiles)?|where to find me)`,
  ],
  [
    'education',
    w`(?:${OWN} )*(?:edu(?:cation(?:al)?)?|learning|academics?|academia|stud(?:y|ies)|school(?:ing)?|qual(?:s|ifications?)|degrees?|academic (?:qualifications?|background|history|record|profile))(?: (?:background|history|qualifications?|record|and (?:professional )?(?:qualifications?|training|certifications?|certificates|credentials|professional development|academic qualifications|skills|development)|summary|details|credentials|attainments?|profile))*|training and education|(?:where|what) i(?:'ve| have)? (?:studied|learned|learnt)|ausbildung|bildung(?:sweg)?|schulbildung|studium|(?:schul-? und )?berufsausbildung|akademischer werdegang|formation(?: académique)?s?|études|éducation|scolarité|diplômes(?: et formations?)?|formación(?: académica)?|educación|estudios|wykształcenie|edukacja|studia|ausbildung und studium|aus- und weiterbildung|études et diplômes|titulación`,
  ],
  [
    'skills',
    w`(?:certifications?|certificates|licen[cs]es|training|courses|tickets|cards) and (?:${OWN} )*skills|(?:${OWN} )*skills and (?:${OWN} )*(?:certifications?|certificates|licen[cs]es|training|courses|tickets|cards)|(?:${OWN} )*(?:skills?|skill ?sets?|competenc(?:y|ies|es)|expertise|strengths|capabilities|proficienc(?:y|ies)|technologies|tool(?:s|box|kit)|software|tech(?:nology|nical)? stack|areas of (?:expertise|knowledge|specialisation|specialization|strength|competence)|knowledge|abilities|attributes|keywords|specialties|specialities|specialisms|it)(?: (?:summary|profile|set|highlights|overview|matrix|list|and (?:${OWN} )*(?:skills?|expertise|competenc(?:y|ies)|abilities|attributes|tools|technologies|knowledge|interests|achievements|qualifications|experience|strengths|accomplishments)|skills?))*|(?:computer|it|soft|hard|technical|transferable|interpersonal|digital|language and it|clinical|software|programming|design|communication|people|management|leadership|top|selected|featured|office|laboratory|research) (?:skills?|literacy|competenc(?:y|ies)|knowledge|tools|proficiency)|core qualifications|qualifications summary|skill highlights|highlights|highlights of qualifications|what i(?:['’]m| am) good at|what i (?:do best|bring|know)|languages and technologies|(?:technical|programming) languages(?: and \w+)?|kenntnisse(?: und fähigkeiten)?|fähigkeiten|(?:edv|it|fach)-?kenntnisse|kompetenzen|compétences(?: (?:techniques|clés|informatiques|professionnelles))?|habilidades|competencias|conocimientos|aptitudes|umiejętności(?: (?:techniczne|zawodowe|miękkie))?|kompetencje|kwalifikacje|fachliche kompetenzen|kenntnisse und kompetenzen|savoir-faire|outils|informatique|habilidades (?:técnicas|y competencias)|conocimientos informáticos`,
  ],
  [
    'summary',
    w`(?:${OWN} )*(?:summary|profile|statement|objectives?|overview|introduction|bio|biography|goals?|focus|about(?: me)?|aims?|synopsis|pitch|mission)(?: (?:statement|summary|of (?:qualifications|skills|experience)|and (?:skills|goals|objectives?|key skills)))*|about(?: me)?|who i am|in brief|at a glance|hello|research (?:profile|statement|summary|interests)|nutshell|in a nutshell|career (?:objective|summary|focus|goal)|profil|kurzprofil|über mich|zusammenfassung|à propos|profil professionnel|résumé(?: professionnel)?|perfil(?: profesional)?|sobre mí|resumen(?: profesional)?|extracto|profil zawodowy|podsumowanie(?: zawodowe)?|o mnie|objectif professionnel|kurzvorstellung`,
  ],
  [
    'experience',
    w`(?:${OWN} )*(?:experiences?|employment|work|career|credits|jobs?|positions?(?: held)?|(?:\p{L}+ )?posts(?: held)?|(?:(?:present|current|most recent|previous|last|past|former)(?: (?:or|and) )?)+ (?:post|employer|employment|job|position)s?(?: details)?|professional (?:life|path|journey|practice)|appointments?|assignments?|contracts|engagements)(?: (?:${HISTORY}|and (?:work |professional |career |key )?(?:experience|achievements?|responsibilities|employment|history|highlights|accomplishments|internships)|to date|in detail|details?|held|path|timeline|progression))*|(?:experience|employment|work) (?:summary|highlights|profile)|career (?:highlights|history|details?)|(?:work|employment|career|job|professional|service|military|teaching|clinical|research|industry|management|consulting|internship|leadership|engineering|legal|nursing|retail|driving|kitchen|bar|care|caring|warehouse|office|hospitality|construction|site|childcare|farm|hgv|security|catering|secretarial|finance) (?:experiences?|history|record|positions?|appointments?|roles?)(?: (?:and \w+|summary|details|history))*|internships?(?: and (?:work )?experience)?|placements?|research(?: (?:posts?|appointments?|positions?))?|academic (?:posts?|appointments?|positions?)|where i(?:'ve| have) (?:worked|been)|what i(?:'ve| have) (?:done|been doing)(?: so far)?|now|before(?: that)?|practice|career so far|exp|the story so far|previously|earlier(?: on)?|military (?:experience|service|history)|sea (?:service|time)|day jobs?|berufserfahrung(?:en)?|beruflicher werdegang|werdegang|praktische erfahrung(?:en)?|berufspraxis|praktika|expériences?(?: professionnelles?)?|parcours professionnel|emplois|experiencia(?: (?:laboral|profesional))?|historial laboral|trayectoria profesional|doświadczenie(?: zawodowe)?|przebieg kariery|historia zatrudnienia|kariera|praktyki|berufliche erfahrung(?:en)?|berufstätigkeit|beruflicher hintergrund|parcours|expérience de travail|vida laboral`,
  ],
  [
    'other',
    w`(?:${OWN} )*(?:information|details|notes?|comments|miscellaneous|other|remarks)|additional|(?:duties|responsibilities) (?:as|in|on) .{3,40}|availability|driving licen[cs]e|(?:notice period|salary|visa|work(?:ing)? (?:permit|authori[sz]ation|status)|right to work)(?: .{0,20})?|declaration|personal|nationality|sonstiges|divers|otros(?: datos)?`,
  ],
];

const COMPILED = HEADINGS.map(([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})$`, 'u')] as const);
const cache = new Map<string, CvSectionKind | null>();
/** Headings repeat from CV to CV; a bound keeps the memory small whatever comes. */
const CACHE_SIZE = 2000;

/** The kind of section a heading opens, by its words alone. */
export function cvHeadingKind(text: string): CvSectionKind | undefined {
  if (text.length > 60) return undefined;
  const known = cache.get(text);
  if (known !== undefined) return known ?? undefined;
  const kind = findKind(text);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(text, kind ?? null);
  return kind;
}

function findKind(text: string): CvSectionKind | undefined {
  const words = normaliseHeading(text)
    .replace(/\((?:cont(?:inue)?d?\.?|continued)\)|\b(?:continued|cont'?d)\b/g, '')
    .replace(/[/+]/g, ' and ')
    .replace(/\s+/g, ' ');
  // "Previous employment (most recent first)"
  return kindOf(words.replace(/[?()]/g, '').trim()) ?? kindOf(words.replace(/\([^()]*\)/g, '').trim());
}

function kindOf(words: string): CvSectionKind | undefined {
  if (words === '' || words.split(' ').length > 7) return undefined;
  return COMPILED.find(([, pattern]) => pattern.test(words))?.[0];
}

/** A heading starts with a capital, or a letter of a script without them, and ends like a title. */
export const looksLikeTitleLine = (text: string): boolean => /^[^\p{Ll}]/u.test(text) && !/[.,;]$/.test(text);

/** By its words and its form; whether it stands out on its page is for the sections to ask. */
export function looksLikeCvHeading({ text, bullet, isBold }: Pick<Line, 'text' | 'bullet' | 'isBold'>): boolean {
  const isItem =
    bullet !== undefined &&
    !isPicture(bullet) &&
    !/^[>»]{1,3}$/u.test(bullet) &&
    !(isBold && /^\(?[\divx]+[.)]$|^[^\p{L}\d]$/iu.test(bullet));
  return !isItem && looksLikeTitleLine(text) && cvHeadingKind(text) !== undefined;
}
