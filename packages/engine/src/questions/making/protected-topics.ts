/**
 * What no candidate is asked about at work: faith, origin, health, family, age, sex, politics. A line of a CV that touches one
 * of them is passed over, even where it tells of work.
 */
const PROTECTED =
  /\b(?:church|mosque|synagogue|temple|parish|diocese|catholic|protestant|christian|muslim|islam\w*|jewish|hindu|sikh|buddhist|religio\w*|faith|ministry|pastor|prayer|bible|nationalit\w+|immigra\w+|asylum|refugee|visa|ethnic\w*|race|racial|black history|african[- ]american|hispanic|latin[oax]|lgbt\w*|gay|lesbian|transgender|sexual\w*|pregnan\w+|maternity leave|paternity leave|parental leave|marital|married|divorced|widowed|disab\w+|my (?:illness|health|condition)|mental illness|retire[ds]?|retirement age|years? old|aged? \d+|date of birth|trade union|union (?:member|rep\w*)|political party|labour party|conservative party|republican|democrat\w*|campaign for (?:mp|mayor|governor|senat\w+|congress)|(?:wo)?men's|girls|sorority|fraternity|right to work|work permit|citizen\w*|native speaker|gender|male|female)\b/i;

export const touchesProtected = (text: string): boolean => PROTECTED.test(text);
