/** Legal forms: nothing but a company ends so. */
const FORM =
  /(?:^|[\s,(&])(?:ltd|limited|llc|l\.l\.c|inc|incorporated|corp|corporation|plc|llp|lp|gmbh|ag|kg|ohg|e\.?\s?v|se|s\.?a\.?r\.?l|sarl|s\.?a\.?s|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\.?b|a\.?s|aps|oy|oyj|sp\.\s?z\s?o\.\s?o|s\.r\.o|kft|pty|pte|pvt|co|company|cic|cio|ооо|ао|k\.?k)\.?(?=$|[\s,)])/iu;
const KIND =
  /(?:^|\s|-)(?:group|holdings?|partners|partnership|associates|solutions|technologies|technology|systems|software|consulting|consultancy|consultants|services|agency|studios?|labs?|laborator(?:y|ies)|industries|enterprises|ventures|capital|bank|banking|insurance|hospital|infirmary|hospice|clinic|surgery|constabulary|nursery|garage|salon|dealership|brasserie|tavern|pharmacy|university|college|school|academy|institute|council|nhs|trust|foundation|charity|association|society|federation|church|museum|gallery|library|theatre|theater|hotels?|restaurant|café|cafe|bistro|bakery|brewery|kitchen|supermarkets?|stores?|shop|retail|market|motors|automotive|airlines?|airways|aviation|aerospace|railways?|logistics|freight|transport|shipping|energy|power|petroleum|oil|gas|mining|steel|construction|builders|homes|housing|properties|estates|realty|telecom|communications|media|publishing|press|news|times|broadcasting|films?|pictures|entertainment|games|records|sports?|club|ministry|department|office of|authority|commission|parliament|government|police|army|navy|air force|embassy|court|chambers|solicitors|law|legal|architects|engineering|manufacturing|works|foods?|farms?|dairy|beverages|pharma|pharmaceuticals|biotech|biosciences|health|healthcare|medical|dental|care|wellness|fitness|gym|travel|tours|network|networks|digital|analytics|data|cloud|robotics|electronics|semiconductors|instruments|design|fashion|textiles|jewellers|cosmetics|centre|center|team|inc|universität|hochschule|krankenhaus|université|hôpital|école|lycée|universidad|hospital|colegio|ayuntamiento|banco|banque|sparkasse)(?=$|[\s,&(])/giu;
/** "Fenner Tate Solicitors": a firm is called by what its people are, in the plural. */
const FIRM = /\p{Lu}\S*\s(?:solicitors|accountants|surveyors|opticians|estate agents|veterinary surgeons)(?=$|,)/iu;
const AMPERSAND = /\p{Lu}[\p{L}'’]+\s*(?:&|and|\+)\s*(?:sons?|daughters?|co\b|partners|\p{Lu}\p{Ll}+$)/u;
const SELF =
  /^(?:self[- ]employed|freelance|freelancer|independent|various(?: clients| employers| companies)?|own business|confidential|sole trader|company name|employer name|name of company)$/iu;
const OPENS =
  /^(?:the|university of|bank of|ministry of|department of|royal|national|city of|st\.?\s|saint\s|hsbc|bbc)/iu;

/** 0 for what says nothing about being an employer, 1 and more for what surely is one. */
export function companyScore(text: string): number {
  if (SELF.test(text.trim())) return 1.2;
  let score = 0;
  if (FORM.test(text)) score += 2;
  const kinds = text.match(KIND)?.length ?? 0;
  // "Construction" alone is a trade, not a firm.
  if (kinds > 0) score += /\s/.test(text.trim()) ? 0.8 + Math.min(kinds - 1, 2) * 0.2 : 0.3;
  if (FIRM.test(text)) score += 1;
  if (AMPERSAND.test(text)) score += 0.5;
  if (OPENS.test(text)) score += 0.4;
  if (/^\p{Lu}{2,6}$/u.test(text.trim())) score += 0.4;
  return score;
}

export const hasLegalForm = (text: string): boolean => FORM.test(text);
