/** What a part of an entry is. */
export type SegmentRole =
  | 'title'
  | 'company'
  | 'location'
  | 'description'
  | 'qualification'
  | 'institution'
  | 'ignored';

const LABELS: readonly (readonly [SegmentRole, RegExp])[] = [
  [
    'title',
    /^(?:job title|title|position(?: held)?|role|post(?: held)?|designation|rank|job|stelle|poste|puesto|cargo)$/iu,
  ],
  [
    'company',
    /^(?:company(?: name)?|employer|organi[sz]ation|name(?: of employer)?|vessel|ship|client|firma|arbeitgeber|entreprise|employeur|empresa)$/iu,
  ],
  ['location', /^(?:location|place|city|address|ort|lieu|lugar)$/iu],
  [
    'description',
    /^(?:(?:key |main )?(?:duties|tasks|responsibilities)|description|achievements?|details|activities|main activities and responsibilities)$/iu,
  ],
  [
    'institution',
    /^(?:institution|school|university|college|institute|establishment|issued by|issuer|awarding body|provider|name and type of organisation providing education and training)$/iu,
  ],
  [
    'qualification',
    /^(?:qualification|qualifications|degree|course|award|examination|exam|certificate|subject|programme|program|title of qualification awarded)$/iu,
  ],
  [
    'ignored',
    /^(?:dates?|period|duration|from|to|when|years?|zeitraum|dates \(from-to\)|start|end|start date|end date|grade|result)$/iu,
  ],
];

/** What a column or a label of a form says its value is. */
export const roleOfLabel = (text: string): SegmentRole | undefined =>
  LABELS.find(([, pattern]) => pattern.test(text.replace(/\s*:?\s*$/, '').trim()))?.[0];
