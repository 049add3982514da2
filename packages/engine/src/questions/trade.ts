import type { QuestionSubject } from './question.ts';

/** The kind of work a candidate does, as far as it decides which situations they will have met. */
export type Trade =
  | 'care'
  | 'kitchen'
  | 'hospitality'
  | 'software'
  | 'teaching'
  | 'driving'
  | 'retail'
  | 'office'
  | 'finance'
  | 'building'
  | 'making'
  | 'people'
  | 'creative'
  | 'security'
  | 'laboratory'
  | 'general';

const signs: readonly (readonly [Trade, RegExp])[] = [
  [
    'care',
    /\b(?:nurs\w*|carer|care (?:assistant|worker|home|manager)|health ?care|midwi\w+|physio\w*|paramedic|doctor|dental|dentist|pharmac\w+|radiograph\w*|therap\w+|ward|clinical|social worker|support worker|medical assistant|caregiver)\b/i,
  ],
  ['kitchen', /\b(?:chef|cook|kitchen|baker|pastry|sous|butcher|catering)\b/i],
  [
    'hospitality',
    /\b(?:wait(?:er|ress|ing)|bar(?:tender| staff| manager|ista)|hotel|front of house|housekeep\w+|restaurant|hospitality|host(?:ess)?|concierge|guest|cabin crew|flight attendant|travel)\b/i,
  ],
  [
    'software',
    /\b(?:software|developer|programmer|devops|web (?:developer|designer)|front[- ]?end|back[- ]?end|full[- ]?stack|data (?:engineer|scientist|analyst)|sysadmin|system administrator|systems? engineer|network (?:engineer|administrator)|it (?:support|manager|specialist|technician|consultant|director)|information technology|qa engineer|cyber\w*|database|help ?desk|solution architect|machine learning)\b/i,
  ],
  [
    'teaching',
    /\b(?:teach(?:er|ing)|tutor|lecturer|professor|school|classroom|nursery|early years|teaching assistant|instructor|trainer|coach|education)\b/i,
  ],
  ['driving', /\b(?:driver|driving|courier|lorry|hgv|lgv|truck|bus|taxi|deliver(?:y|ies) driver|chauffeur|pilot)\b/i],
  [
    'finance',
    /\b(?:account(?:ant|ing|s)|financ\w+|audit\w*|bookkeep\w+|payroll|tax|bank(?:er|ing)|teller|credit|treasury|underwrit\w+|insurance|actuar\w+)\b/i,
  ],
  ['people', /\b(?:human resources|hr|recruit\w+|talent|people (?:partner|manager)|personnel)\b/i],
  [
    'building',
    /\b(?:construction|site (?:manager|engineer|supervisor)|builder|electrician|plumber|carpenter|joiner|bricklayer|roofer|painter|welder|surveyor|architect|civil engineer|maintenance|hvac|landscap\w+|facilities|gas engineer)\b/i,
  ],
  [
    'laboratory',
    /\b(?:laborator\w+|lab|scientist|chemist|biolog\w+|research (?:assistant|associate|fellow)|microbiolog\w+)\b/i,
  ],
  [
    'making',
    /\b(?:warehouse|production|manufactur\w+|assembl\w+|machin\w+|factory|forklift|picker|packer|mechanic\w*|engineer|technician|operator|logistics|supply chain|inventory|farm\w*|agricultur\w+|aviation|automo\w+)\b/i,
  ],
  [
    'creative',
    /\b(?:design\w*|artist|photograph\w*|market\w+|copywrit\w+|editor|journalist|writer|content|social media|public relations|brand|advertis\w+|media|video|musician|actor|fashion|stylist)\b/i,
  ],
  [
    'retail',
    /\b(?:retail|sales|store|shop|cashier|customer (?:service|success|support)|call cent(?:er|re)|merchandis\w+|business development|account (?:manager|executive)|buyer|estate agent|real estate)\b/i,
  ],
  ['security', /\b(?:security|guard|police|officer|firefighter|soldier|military|army|navy|warden)\b/i],
  [
    'office',
    /\b(?:admin\w*|secretary|assistant|receptionist|office|clerk|coordinator|executive|manager|director|project|operations|analyst|consultant|advocate|lawyer|attorney|solicitor|paralegal|legal|data entry|volunteer)\b/i,
  ],
];

/** What the latest posts say counts most, then what the person calls themselves, then their skills. */
export function tradeOf({ headline, experience, skills }: QuestionSubject): Trade {
  const titles = experience.map(({ title }) => title);
  for (const text of [headline, titles[0] ?? '', titles.slice(1, 4).join(' / '), skills.slice(0, 20).join(' / ')]) {
    const found = firstSign(text);
    if (found) return found;
  }
  return 'general';
}

const firstSign = (text: string): Trade | undefined => signs.find(([, pattern]) => pattern.test(text))?.[0];
