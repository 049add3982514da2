/**
 * What British workplaces call people, where the words mean something else to ESCO or nothing: a gas engineer is no petroleum
 * engineer, a joiner makes no casting moulds, and a carer is not unknown. Each by a name that ESCO has.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  'gas service technician': [
    'gas engineer',
    'domestic gas engineer',
    'gas service engineer',
    'gas fitter',
    'boiler engineer',
  ],
  'heating technician': ['heating engineer'],
  plumber: ['plumbing and heating engineer', 'plumbing & heating engineer', 'plumber and heating engineer'],
  'child care worker': [
    'nursery nurse',
    'nursery practitioner',
    'nursery assistant',
    'early years practitioner',
    'early years educator',
  ],
  'special educational needs coordinator': ['senco', 'sendco'],
  'conveyance clerk': ['conveyancer', 'conveyancing assistant'],
  'letting agent': ['lettings negotiator', 'lettings agent'],
  'civil engineering worker': ['groundworker', 'ground worker'],
  'software developer': ['go engineer', 'golang engineer', 'golang developer'],
  'healthcare assistant': [
    'carer',
    'care assistant',
    'care worker',
    'home carer',
    'domiciliary carer',
    'domiciliary care worker',
    'community carer',
    'live-in carer',
    'healthcare assistant',
    'health care assistant',
    'healthcare support worker',
    'nursing assistant',
    'hca',
  ],
  'nurse responsible for general care': ['registered nurse', 'staff nurse', 'band 5 nurse', 'rgn', 'ward nurse'],
  'primary school teacher': ['primary teacher', 'primary school teacher', 'ks1 teacher', 'ks2 teacher'],
  'secondary school teacher': ['secondary teacher', 'secondary school teacher'],
  'primary school teaching assistant': ['hlta', 'higher level teaching assistant', 'learning support assistant'],
  lawyer: ['solicitor', 'trainee solicitor', 'associate solicitor', 'barrister'],
  'executive assistant': ['pa', 'personal assistant', 'ea', 'pa to the ceo', 'executive pa'],
  carpenter: ['joiner', 'bench joiner', 'site joiner', 'carpenter and joiner', 'carpenter/joiner'],
  'civil engineer': ['structural engineer', 'structures engineer'],
  'construction manager': ['site manager', 'construction site manager', 'site agent'],
  'real estate agent': ['estate agent', 'sales negotiator', 'property negotiator'],
  'user interface designer': [
    'ux designer',
    'ui designer',
    'ux/ui designer',
    'ui/ux designer',
    'digital product designer',
    'user experience designer',
  ],
  'user experience analyst': ['ux researcher', 'user researcher'],
  'software tester': ['qa engineer', 'qa tester', 'quality assurance engineer', 'test automation engineer', 'sdet'],
  'ict help desk agent': [
    '1st line support',
    'first line support',
    '2nd line support',
    'service desk analyst',
    'helpdesk analyst',
  ],
  'sales account manager': ['account manager', 'key account manager', 'account executive'],
  'human resources manager': ['hr manager', 'head of hr'],
  purchaser: ['buyer', 'procurement officer', 'purchasing officer'],
  bartender: ['bar staff', 'barman', 'barmaid', 'bar person'],
  'refuse collector': ['bin man', 'refuse loader'],
  'warehouse worker': ['warehouse operative', 'warehouse assistant', 'warehouse person'],
  'maintenance and repair engineer': ['multi-skilled engineer', 'multi skilled maintenance engineer'],
};

const knownAs = new Map(Object.entries(names).flatMap(([name, titles]) => titles.map((title) => [title, name])));

const RANK = /^(?:(?:senior|junior|lead|trainee|qualified|experienced|assistant)\s+)+/u;

/** Said with whatever stands in front of it: "Primary school SENCO". */
const SHORT_FORMS = new Set(['senco', 'sendco', 'hlta', 'hca']);

/** The name ESCO has for a whole title, or for one of two names of it; undefined where the title says enough by itself. */
export function knownTitle(title: string): string | undefined {
  const whole = title
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const last = whole.split(' ').at(-1) ?? '';
  const tried = [whole, ...whole.split(/\s*\/\s*/u), ...(SHORT_FORMS.has(last) ? [last] : [])];
  return tried.map((name) => knownAs.get(name.replace(RANK, ''))).find((name) => name !== undefined);
}
