/**
 * What British workplaces call people, where the words mean something else to ESCO or nothing: a gas engineer is no petroleum
 * engineer, and a nursery nurse no nurse. Each by a name that ESCO has.
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
};

const knownAs = new Map(Object.entries(names).flatMap(([name, titles]) => titles.map((title) => [title, name])));

const RANK = /^(?:(?:senior|junior|lead|trainee|qualified|experienced|assistant)\s+)+/u;

/** The name ESCO has for a whole title; undefined where the title says enough by itself. */
export const knownTitle = (title: string): string | undefined =>
  knownAs.get(title.trim().toLowerCase().replace(/\s+/g, ' ').replace(RANK, ''));
