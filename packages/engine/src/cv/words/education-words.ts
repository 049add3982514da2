const w = String.raw;
const INSTITUTION =
  /(?:^|[\s,(-])(?:univ(?:ersity|ersit(?:y|ies))?|univ\.|college|school|academy|institute|institut|polytechnic|poly|conservatoire|seminary|faculty|gymnasium|lyc[ée]e|collège|école|ecole|université|universität|hochschule|fachhochschule|berufsschule|realschule|universidad|universidade|università|universiteit|universitet|uniwersytet|akademia|technikum|szkoła|liceum|politechnika|politecnico|politécnica|instituto|colegio|escuela|liceo|liceu|kolegium|mit|eth|lse|ucl|iit|nit|sixth form|high school|grammar|comprehensive|campus|open university|training centre|learning centre|bootcamp|birkbeck|university[- ]college|университет|институт|школа|πανεπιστήμιο|대학교|大学|大學|学院|高校)(?=$|[\s,.:;()'’-])/iu;
const DEGREE = new RegExp(
  w`(?:^|[\s,(:–-])(?:ph\.?\s?d|d\.?phil|doctor(?:ate)?|doctoral|md|dds|jd|ll\.?[bm]|b\.?\s?sc|b\.?\s?a|b\.?\s?eng|b\.?\s?ed|b\.?\s?com|b\.?\s?tech|b\.?\s?s|b\.?e|bba|bca|bfa|barch|mbbs|mbchb|m\.?\s?sc|m\.?\s?a|m\.?\s?eng|m\.?\s?ed|m\.?\s?res|m\.?\s?phil|m\.?\s?tech|m\.?\s?s|mca|mba|mfa|mpa|mph|msci|m\.?pharm|b\.?pharm|mphys|mchem|mmath|mbiol|msw|mnurs|bnurs|bvetmed|bvsc|bdes|mdes|bmus|mmus|mlitt|pg\s?dip|pgce|pgde|pgcert|bachelors?(?:['’]s)?|masters?(?:['’]s)?|baccalaureate|foundation degree|fdsc|fda|fdeng|associate(?:['’]s)? degree|associate of|degree|diploma|diplom|diplôme|licence (?:professionnelle|en|de|d['’]|ès)|licenciatura|grado|máster|maestría|doctorado|bachillerato|staatsexamen|magister|mgr|inżynier|licencjat|inż|świadectwo|maturalne|baccalauréat|bac(?:\s?\+\s?\d)?|brevet|bts|dut|ingénieur diplômé|ingeniería|diplomatura|técnico superior|meisterbrief|gesellenbrief|fachwirt|hauptschulabschluss|mittlere reife|abitur|matura|fachabitur|ausbildung|lehre|hnd|hnc|btec|[ns]vq|gnvq|gcses?|igcses?|o[- ]levels?|a[- ]?s?[- ]?levels?|as[- ]levels?|highers|advanced highers|standard grades|leaving cert(?:ificate)?|international baccalaureate|ib diploma|\bib\b|ged|high school diploma|certificate|certification|cert\.|t[- ]level|city (?:and|&) guilds|access to he|access course|level \d|apprenticeship|postdoc(?:toral)?|minor in|major in|matriculation|hsc|ssc|secondary education|acca|aca|cima|cgma|cipfa|aat|cfa|cipd|prince2|pmp|itil|nebosh|iosh|mrics|ceng|ieng|qts|nasenco|npq\w*|lpc|bptc|gdl|cilex|celta|tefl|cissp|ccna|магистр|бакалавр|学士|硕士|博士|本科|修士)(?=$|[\s,.:;()'’/–-])`,
  'iu',
);
/** In small letters it is a month. */
const ARCHITECTURE = /(?:^|[\s,(:–-])(?:MArch|M\.\s?Arch|MARCH)(?=$|[\s,.:;()–-])/u;
const GRADE =
  /^(?:(?:eqf|rqf|nqf) level|class of|graduated|graduation|completed|awarded|gpa|cgpa|grade|grades?|average|first[- ]class(?: honours)?|upper second(?:[- ]class)?(?: honours)?|lower second(?:[- ]class)?(?: honours)?|2[.:][12](?: hons?| honours)?|1st(?: class)?(?: hons?| honours)?|third class|distinction|merit|pass|cum laude|magna cum laude|summa cum laude|honou?rs|hons|predicted|expected|score|mark|note)(?![\p{L}])/iu;

export function institutionScore(text: string): number {
  return INSTITUTION.test(text) ? 1 : 0;
}

export function qualificationScore(text: string): number {
  if (GRADE.test(text)) return 0;
  const match = DEGREE.exec(text) ?? ARCHITECTURE.exec(text);
  if (!match) return 0;
  // "Certificate of attendance from" late in a sentence is no heading.
  return match.index <= 3 ? 1.2 : 0.8;
}

/** A school and what was learned there: "University of Bath 2017–2022: MEng Civil Engineering". */
export const namesCourse = (text: string): boolean => qualificationScore(text) > 0 && institutionScore(text) > 0;

/** Of a university, by its letters: no list of papers has it but where it is called training. */
export const isDegree = (text: string): boolean =>
  /^(?:BA|BSc|BEng|BMus|BFA|BEd|LLB|MA|MSc|MEng|MMus|MFA|MBA|LLM|PhD|Bachelor|Master|Foundation [Dd]egree)(?=[\s(.,]|['’]s)/u.test(
    text,
  );

export const isGrade = (text: string): boolean => GRADE.test(text.trim());
