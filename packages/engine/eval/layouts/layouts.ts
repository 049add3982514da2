import { docxFile, paragraph, run, table } from '../../src/testing/docx-files.ts';
import type { LaidOutPerson } from './people.ts';

type Post = LaidOutPerson['posts'][number];

/** One way to write a CV down. */
export interface Layout {
  readonly name: string;
  readonly write: (person: LaidOutPerson) => string | Uint8Array;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const inWords = (date: Post['from'] | 'present', short: boolean): string =>
  date === 'present' ? 'present' : `${(MONTHS[date[0] - 1] ?? '').slice(0, short ? 3 : 12)} ${date[1]}`;
const dates = ({ from, to }: Post, joiner = ' – ', short = true): string =>
  `${inWords(from, short)}${joiner}${inWords(to, short)}`;
const numbers = ({ from, to }: Post): string =>
  [from, to]
    .map((date) => (typeof date === 'string' ? date : `${String(date[0]).padStart(2, '0')}/${date[1]}`))
    .join(' - ');

const head = ({ name, email }: LaidOutPerson): string => `${name}\n07700 900123 | ${email}`;
const course = ({ course: { qualification, school, year } }: LaidOutPerson): string =>
  `${qualification}, ${school}, ${year}`;
const ends = (person: LaidOutPerson, headings = true): string =>
  headings
    ? `EDUCATION\n${course(person)}\n\nSKILLS\n${person.skills.join(', ')}`
    : `${course(person)}\n\n${person.skills.join(', ')}`;
const items = ({ duties }: Post): string => duties.map((duty) => `- ${duty}`).join('\n');
const usual = (post: Post): string => `${post.title}\n${post.employer}, ${post.city}\n${dates(post)}\n${items(post)}`;
const sentence = (post: Post): string =>
  `${post.title}, ${post.employer}, ${dates(post, ' to ', false)}. ${post.duties.map((duty) => `${duty}.`).join(' ')}`;
const all = ({ posts }: LaidOutPerson, write: (post: Post) => string): string => posts.map(write).join('\n\n');

function story(person: LaidOutPerson): string {
  const told = person.posts.map((post, index) => {
    const opening = index === 0 ? 'I work as' : 'Before that I worked as';
    const when = post.to === 'present' ? `since ${inWords(post.from, false)}` : `from ${dates(post, ' to ', false)}`;
    return `${opening} ${post.title} at ${post.employer} in ${post.city} ${when}. ${post.duties.map((duty) => `${duty}.`).join(' ')}`;
  });
  return `${told.join(' ')} I hold a ${course(person)}. I know ${person.skills.join(', ')}.`;
}

function twoColumns(person: LaidOutPerson): Uint8Array {
  const bold = (text: string) => paragraph(run(text, '<w:b/>'));
  const left = [
    bold('Contact'),
    paragraph('07700 900123'),
    paragraph(person.email),
    bold('Skills'),
    ...person.skills.map((skill) => paragraph(skill)),
    bold('Education'),
    paragraph(course(person)),
  ];
  const right = [
    bold('Experience'),
    ...person.posts.flatMap((post) => [
      bold(post.title),
      paragraph(`${post.employer}, ${post.city}`),
      paragraph(dates(post)),
      ...post.duties.map((duty) => paragraph(duty)),
    ]),
  ];
  return docxFile({ body: bold(person.name) + table([[left.join(''), right.join('')]]) });
}

export const layouts: readonly Layout[] = [
  { name: 'standard', write: (person) => `${head(person)}\n\nEXPERIENCE\n\n${all(person, usual)}\n\n${ends(person)}` },
  {
    name: 'sentences',
    write: (person) =>
      `${head(person)}\n\nExperience\n\n${all(person, sentence)}\n\nEducation\n\n${course(person)}\n\nSkills\n\n${person.skills.join(', ')}`,
  },
  {
    name: 'three lines',
    write: (person) =>
      `${head(person)}\n\n${all(person, (post) => `${post.title}\n${post.employer}\n${dates(post, ' - ')}\n${post.duties.join('\n')}`)}\n\n${ends(person, false)}`,
  },
  { name: 'no headings', write: (person) => `${head(person)}\n\n${all(person, usual)}\n\n${ends(person, false)}` },
  {
    name: 'dates first',
    write: (person) =>
      `${head(person)}\n\nWork\n\n${all(person, (post) => `${numbers(post)} ${post.title}, ${post.employer}, ${post.city}\n${post.duties.join('. ')}.`)}\n\n${ends(person)}`,
  },
  { name: 'two columns, Word', write: twoColumns },
  {
    name: 'table',
    write: (person) =>
      `${head(person)}\n\nEMPLOYMENT\n\n${all(person, (post) => `${numbers(post)}      ${post.title}      ${post.employer}\n${post.duties.map((duty) => `                       ${duty}`).join('\n')}`)}\n\n${ends(person)}`,
  },
  {
    name: 'employer - city, state',
    write: (person) =>
      `${head(person).toUpperCase()}\n\nPROFESSIONAL EXPERIENCE\n\n${all(person, (post) => `${post.employer} - ${post.city}, ${post.state}\n${post.title.toUpperCase()} ${dates(post, ' to ')}\n${items(post)}`)}\n\n${ends(person)}`,
  },
  { name: 'one paragraph', write: (person) => `${head(person)}\n\n${story(person)}` },
  {
    name: 'a headed end',
    write: (person) =>
      `${head(person)}\n\n${all(person, sentence)}\n\n${course(person)}\n\nSKILLS\n${person.skills.join(', ')}\n\nREFERENCES\nOn request`,
  },
];
