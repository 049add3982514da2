import { normaliseHeading } from '../document/normalise-heading.ts';

/** A short fact of a job that is written behind, beside or below its name. */
export type Label =
  | 'title'
  | 'jobType'
  | 'workingHours'
  | 'location'
  | 'workMode'
  | 'positions'
  | 'salary'
  | 'salaryMin'
  | 'salaryMax'
  | 'deadline'
  | 'recruiter'
  | 'contact'
  | 'teamSize'
  | 'teamWorkflow'
  | 'teamLifeCycle'
  | 'teamStructure'
  | 'ignored';

const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'title',
    /^(?:(?:job|role|position|post|vacancy|advertised) )?(?:title|role)$|^position$|^post$|^vacancy$|^role name$|^job$|^job description$|^vacancy announcement$/,
  ],
  [
    'salaryMin',
    /^(?:min(?:imum)?\.? (?:annual |base )?(?:salary|pay)|(?:annual |base )?salary \(?(?:min(?:imum)?|from)\.?\)?)$/,
  ],
  [
    'salaryMax',
    /^(?:max(?:imum)?\.? (?:annual |base )?(?:salary|pay)|(?:annual |base )?salary \(?(?:max(?:imum)?|to|up to)\.?\)?)$/,
  ],
  [
    'salary',
    /^(?:(?:annual|base|basic|starting|gross|yearly|full[- ]time) )*(?:salary|pay|remuneration|compensation|wages?|package)(?: (?:range|band|scale|package|offered|details|p\.?a\.?|per annum|guide))?(?: \(.{2,20}\))?$|^rate(?: of pay)?$|^pay rate$|^(?:hourly|daily|day) rate$|^grade and salary$|^salary and benefits$/,
  ],
  [
    'jobType',
    /^(?:job|contract|employment|position|engagement|vacancy|role|work) (?:type|status|basis|term|nature)$|^type(?: of (?:contract|employment|job|position|role))?$|^contract(?: (?:length|duration|term|details))?$|^employment$|^status$|^tenure$|^terms?$|^nature of (?:contract|employment)$|^duration$/,
  ],
  [
    'workingHours',
    /^(?:(?:working|work|weekly|contracted|contractual|office|normal|standard) )*hours(?: of work| per week| a week|\/week)?(?: \(.{2,20}\))?$|^(?:working|work|shift) (?:pattern|schedule|time|days?)$|^schedule$|^shifts?$|^working week$|^hours and (?:days|pattern)$|^time commitment$/,
  ],
  [
    'workMode',
    /^(?:work(?:ing|place)? ?)?(?:arrangements?|mode|model|style|setting)$|^work(?:place)? type$|^remote(?: work(?:ing)?)?$|^(?:on-?site|office)[ /]+remote$|^working from home$|^hybrid(?: working)?$|^location type$|^remote or office$/,
  ],
  [
    'location',
    /^(?:(?:job|work|office|working|main|primary|role|base) )?(?:location|base|site|workplace|place)(?:\(s\)|s)?$|^place of work$|^based (?:at|in|on)?$|^where$|^office$|^work ?place$|^city$|^region$|^location and travel$/,
  ],
  [
    'positions',
    /^(?:(?:number|no\.?|#) (?:of )?)?(?:available |open )?(?:positions?|vacanc(?:y|ies)|openings?|posts?|roles?|places|hires|headcount)(?: available| to fill| open)?$|^headcount$|^how many$|^(?:number|no\.?) (?:of (?:positions?|vacancies|openings?|posts?|roles?|places|jobs)(?: available)?|required|needed|wanted|to (?:hire|recruit))$/,
  ],
  [
    'deadline',
    /^(?:(?:application|applications|advert|vacancy|job) )?(?:deadline|closing date|closing|close date|closes?|end date|expiry date|expires(?: on)?|closing on)(?: for applications| \(.{2,20}\)| date| and time| on)?$|^apply (?:by|before|until)$|^applications? (?:close|due|by|due by|must be (?:in|received) by|accepted until|open until)(?: on)?$|^last (?:date|day) (?:to apply|for applications)$|^date closing$|^submit by$|^open until$/,
  ],
  [
    'recruiter',
    /^(?:recruiter|recruitment (?:contact|consultant|partner|lead|manager|advisor)|hiring (?:manager|contact|lead)|recruiting (?:manager|contact)|talent (?:partner|acquisition(?: partner| lead)?|lead)|posted by|recruiting|consultant|your recruiter)(?: name| contact)?$|^name of (?:the )?recruiter$|^recruiter'?s? name$/,
  ],
  [
    'contact',
    /^(?:contact )?name$|^(?:(?:your|key|main|hr|for (?:more|further) information) )?contact(?: person| name| us| details)?$|^(?:point|person) of contact$|^(?:informal )?(?:enquiries|inquiries|questions)(?: to)?$|^(?:further|more) information(?: from)?$|^for (?:questions|queries|enquiries|(?:more|further) information)(?: about .{3,24})?,?(?: (?:please )?contact)?$|^from$/,
  ],
  ['teamSize', /^(?:team size|size of (?:the )?team|direct reports)$/],
  ['teamWorkflow', /^(?:team )?(?:workflow|ways? of working|methodology|process)$/],
  ['teamLifeCycle', /^(?:team |development |project |product )?life ?-?cycle$/],
  [
    'teamStructure',
    /^(?:team structure|structure|reports? (?:in)?to|reporting to|reporting line|line manager|responsible to|accountable to)$/,
  ],
  [
    'ignored',
    /^(?:company|employer|organi[sz]ation|department|directorate|division|business unit|reference|ref|job ref(?:erence)?|vacancy ref(?:erence)?|ref(?:erence)? (?:no|number)|job id|grade|band|start(?:ing)?(?: date)?|school|college|hospital|date|date posted|posted|interview dates?|website|web|e-?mail|(?:tele)?phone(?: number)?|telephone number|tel|mobile|e-?mail address|sector|industry|level|seniority|function|dbs|travel|visa|sponsorship|security clearance|team|closing time|issue date|version|client|holiday|pension|annual leave|probation)$/,
  ],
];

/** The fact a label names, by its words. */
export function labelOf(text: string): Label | undefined {
  const words = normaliseHeading(text).replace(/\?$/, '');
  if (words === '' || words.length > 48) return undefined;
  return LABELS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** "Salary: £40,000", "Hours – 37.5" and "Contract | Permanent"; a hyphen needs room on both sides. */
const SEPARATED =
  /^(?<name>[\p{L}][\p{L}\p{N} .&/'’()#-]{0,46}?)\s*(?:[:：]\s*|\s[–—-]\s+|\s*\|\s*|\.{3,}\s*|…\s*)(?<value>\S.*)$/u;

export function splitLabel(text: string): { label: Label; value: string } | undefined {
  const match = SEPARATED.exec(text);
  const label = match?.groups?.name ? labelOf(match.groups.name) : undefined;
  const value = match?.groups?.value?.trim();
  return label && value ? { label, value } : undefined;
}
