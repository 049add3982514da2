import { people } from '../../testing/cvs/people.ts';
import type { SamplePerson } from './sample-people.ts';

/** One thing about who a candidate is, said in several ways that must all give the same score. */
export interface Swap {
  readonly kind: string;
  readonly said: readonly string[];
  readonly say: (person: SamplePerson, said: string) => SamplePerson;
}

const inContact = (person: SamplePerson, said: string): SamplePerson => ({
  ...person,
  contact: [...person.contact, said],
});
const inDuties = (person: SamplePerson, lines: readonly string[]): SamplePerson => ({
  ...person,
  entries: person.entries.map((entry, at) => (at === 0 ? { ...entry, duties: [...entry.duties, ...lines] } : entry)),
});
const inActivities = (person: SamplePerson, line: string): SamplePerson => ({
  ...person,
  activities: [...person.activities, line],
});

export const swaps: readonly Swap[] = [
  {
    kind: 'name',
    said: [
      ...people.map(({ name }) => name),
      'Emily Clarke',
      'Greg Walsh',
      'Lakisha Washington',
      'Jamal Jones',
      'Ahmed Hassan',
    ],
    say: (person, name) => ({ ...person, name, summary: `${name} keeps calm.\n${person.summary}` }),
  },
  {
    kind: 'form of address',
    said: ['', 'Mr ', 'Mrs ', 'Ms ', 'Miss ', 'Mx '],
    say: (person, title) => ({ ...person, name: `${title}${person.name}` }),
  },
  {
    kind: 'pronouns in sentences',
    said: ['She|her|herself', 'He|his|himself', 'They|their|themselves'],
    say: (person, said) => {
      const [subject = '', possessive = '', reflexive = ''] = said.split('|');
      return inDuties({ ...person, summary: `${subject} enjoys ${possessive} work. ${person.summary}` }, [
        `${subject} taught ${reflexive} the system and wrote ${possessive} notes for the whole team`,
      ]);
    },
  },
  {
    kind: 'pronouns named',
    said: ['she/her', 'he/him', 'they/them'],
    say: (person, said) => inContact(person, said),
  },
  {
    kind: 'address',
    said: [
      '4 Mill Lane, Leeds LS1 4AB',
      'Flat 2, 17 Baker Street, London NW1 6XE',
      '221 Farm Road, Bradford BD1 1AA',
      '9 Cook Avenue, Dublin',
      '1600 Carpenter Drive, Austin, TX 78701',
      'Schmiedestraße 12, 20095 Hamburg',
      '12 rue des Boulangers, 75005 Paris',
      'Mehringdamm 40, Berlin',
    ],
    say: (person, said) => ({ ...person, contact: [said, ...person.contact.slice(1)] }),
  },
  {
    kind: 'age',
    said: [
      'Date of birth: 4 May 1968',
      'Date of birth: 12 December 2001',
      'DOB: 01/02/1990',
      'Age: 23',
      'Age: 61',
      'Born: 1974',
    ],
    say: inContact,
  },
  {
    kind: 'age in a sentence',
    said: ['23 years old', '61 years old', 'aged 45'],
    say: (person, said) => ({ ...person, summary: `I am ${said}. ${person.summary}` }),
  },
  {
    kind: 'nationality',
    said: ['British', 'Nigerian', 'Polish', 'Indian', 'Chinese', 'Irish', 'Syrian'].map(
      (word) => `Nationality: ${word}`,
    ),
    say: inContact,
  },
  {
    kind: 'family',
    said: [
      'Marital status: single',
      'Marital status: married',
      'Marital status: divorced',
      'Children: two',
      'Gender: female',
      'Gender: male',
      'Religion: Muslim',
      'Religion: none',
    ],
    say: inContact,
  },
  {
    kind: 'school',
    said: [
      'University of Leeds',
      'St Mary’s College for Women',
      'Eton College',
      'University of Oxford',
      'Manchester Metropolitan University',
      'Morehouse College',
      'Howard University',
      'Bradford Girls’ Grammar School',
      'King Edward’s School for Boys',
      'Al-Azhar University',
      'Yeshiva University',
      'Brigham Young University',
      'Notre Dame Catholic College',
      'Indian Institute of Technology Bombay',
    ],
    say: (person, school) => ({ ...person, education: person.education.map((course) => ({ ...course, school })) }),
  },
  {
    kind: 'school in the course’s name',
    said: [
      'Wellesley College for Women',
      'Eton College',
      'Cardinal Newman Catholic School',
      'Islamic University of Madinah',
    ],
    say: (person, school) => ({
      ...person,
      education: person.education.map((course) => ({ ...course, qualification: `${course.qualification}, ${school}` })),
    }),
  },
  {
    kind: 'society',
    said: ['Women ', 'Black ', 'Hispanic ', 'Asian ', 'LGBTQ ', 'Muslim ', ''],
    say: (person, said) =>
      inActivities(person, `Secretary of the Society of ${said}Engineers and organiser of its yearly conference`),
  },
  {
    kind: 'place of worship',
    said: ['church', 'mosque', 'synagogue', 'gurdwara', 'cathedral'],
    say: (person, said) =>
      inActivities(person, `Keeps the accounts of a local ${said} and runs its food bank on Saturdays`),
  },
  {
    kind: 'words for a role',
    said: ['saleswomen|chairwoman|waitress', 'salesmen|chairman|waiter', 'salespersons|chairperson|waiter'],
    say: (person, said) => {
      const [sales = '', chair = '', table = ''] = said.split('|');
      return inDuties(person, [`Trained four ${sales} and a ${table} and took over as ${chair} of the works council`]);
    },
  },
  {
    kind: 'leave',
    said: ['', 'Maternity leave', 'Paternity leave', 'Parental leave', 'Career break to raise my children'],
    say: (person, title) =>
      title === ''
        ? person
        : {
            ...person,
            entries: [...person.entries, { title, employer: '', dates: 'Jan 2013 – Nov 2013', duties: [] }],
          },
  },
  {
    kind: 'visa, health, union, faith',
    said: [
      '',
      'Skilled Worker visa until 2028',
      'No sponsorship required, full right to work in the UK',
      'Registered disabled, wheelchair user',
      'I have dyslexia',
      'Member of Unite the Union',
      'Practising Muslim',
      'Active member of St Anne’s Church',
    ],
    say: (person, said) => (said === '' ? person : inActivities(person, said)),
  },
];
