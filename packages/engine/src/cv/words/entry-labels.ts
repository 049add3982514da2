/** What a part of an entry is. */
export type SegmentRole =
  | 'title'
  | 'company'
  | 'location'
  | 'description'
  | 'qualification'
  | 'institution'
  | 'ignored';

const w = String.raw;

const LABELS: readonly (readonly [SegmentRole, string])[] = [
  [
    'title',
    w`(?:job |post |your )?(?:title|position|role|function|designation)|(?:position|post) held|occupation(?: or position held)?|post|rank|job|stelle|poste|puesto|cargo`,
  ],
  [
    'company',
    w`(?:name (?:and address )?of )?(?:the )?(?:company|employer|organi[sz]ation|firm)(?:['’]?s)?(?: name)?|name|vessel|ship|client|firma|arbeitgeber|entreprise|employeur|empresa`,
  ],
  ['location', w`location|place|city|town|address|ort|lieu|lugar`],
  [
    'description',
    w`(?:(?:brief |short |main |key |job )?(?:description|summary|details) of (?:your |the |main |key )*)?(?:key |main |major |your )*(?:roles? and )?(?:duties|tasks|responsibilities|activities)(?: and (?:duties|responsibilities|achievements|activities))?|(?:job )?description|(?:key )?achievements?|details|(?:brief |short )?(?:description|summary) of (?:your )?duties and`,
  ],
  [
    'institution',
    w`institution|school|university|board|college|institute|establishment|place of study|issued by|issuer|awarding body|(?:training )?provider|name and type of organi[sz]ation providing education and training`,
  ],
  [
    'qualification',
    w`qualifications?|degree|(?:course|training)(?: title)?|award|exam(?:ination)?|certificate|subject|programme|program|title of qualification awarded`,
  ],
  [
    'ignored',
    w`dates?(?: (?:from|to|started|ended|left|employed|completed|obtained|awarded|of employment|\(from-to\)))?|(?:from|to|start|end|leaving|employment|completion)(?: dates?)?|period(?: of (?:employment|notice))?|duration|when|years?(?: (?:obtained|completed|awarded|of passing))?|zeitraum|start|end|grade|result|percentage|marks|cgpa|reason for leaving|(?:current |final )?salary|notice period|(?:type|nature) of (?:business|contract|employment)(?: or sector)?|business or sector|reporting to|reports to|line manager|hours(?: per week)?|(?:s|sr|sl)\.? ?no\.?|no\.?`,
  ],
];

const COMPILED = LABELS.map(([role, pattern]) => [role, new RegExp(`^(?:${pattern})$`, 'iu')] as const);

/** What a column or a label of a form says its value is: "Subject/Qualification" by what both of them say. */
export function roleOfLabel(text: string): SegmentRole | undefined {
  const label = text
    .replace(/\s*:?\s*$/u, '')
    .replace(/^\d{1,2}[.)]\s+/u, '')
    .trim();
  if (label.length > mostLetters) return undefined;
  const roleOf = (name: string) => COMPILED.find(([, pattern]) => pattern.test(name))?.[0];
  const parts = label.split(/\s*\/\s*/u);
  return (
    roleOf(label.replaceAll('&', 'and')) ??
    (parts.every((part) => roleOf(part)) ? roleOf(parts.at(-1) ?? '') : undefined)
  );
}

const mostLetters = 80;
