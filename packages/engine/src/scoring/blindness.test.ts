import { describe, expect, it } from 'vitest';
import { packCv } from './pack-cv.ts';
import { createRedaction } from './personal-words.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { scoreMatch } from './score-match.ts';
import { accountant, accountantJob, readOn } from './testing/example-match.ts';
import { type CvContent, toScoringCv } from './to-scoring-cv.ts';

const job = prepareJob(accountantJob);
const score = (content: CvContent): number => scoreMatch(job, prepareCv(toScoringCv(content, readOn))).score;

/** A CV that says who the person is wherever people say it. */
function written(person: {
  name: string;
  subject: string;
  possessive: string;
  label: string;
  school: string;
  title: string;
}): CvContent {
  const { name, subject, possessive, label, school, title } = person;
  const [first, ...rest] = accountant.experience;
  return {
    ...accountant,
    name,
    summary: `${name} is an accountant. ${subject} has led month end reporting, and ${possessive} teams stay.\n${label}`,
    experience: [
      {
        ...first,
        description: `${title} ${name} prepared the monthly management accounts\n${first?.description ?? ''}`,
      },
      ...rest,
    ],
    education: [{ qualification: 'BA Accounting and Finance', description: school }],
  };
}

const people: CvContent[] = [
  {
    name: 'Emily Clarke',
    subject: 'She',
    possessive: 'her',
    label: 'Gender: female',
    school: 'Prefect at the grammar school for girls',
    title: 'Mrs',
  },
  {
    name: 'Mohammed Al-Farsi',
    subject: 'He',
    possessive: 'his',
    label: 'Nationality: Omani',
    school: 'Prefect at the grammar school for boys',
    title: 'Mr',
  },
  {
    name: 'Nguyễn Thị Hoa',
    subject: 'She',
    possessive: 'her',
    label: 'Date of birth: 4 May 1968',
    school: 'Prefect at the grammar school for women',
    title: 'Ms',
  },
  {
    name: 'Grace Baker',
    subject: 'They',
    possessive: 'their',
    label: 'Address: 4 Mill Lane, Leeds LS1 4AB',
    school: 'Prefect at the grammar school for men',
    title: 'Mx',
  },
  {
    name: 'Ola Nordmann',
    subject: 'He',
    possessive: 'his',
    label: 'Age: 23',
    school: 'Prefect at the grammar school',
    title: 'Sir',
  },
].map(written);

describe('the score', () => {
  it('does not move when name, pronouns, sex, age, nationality, address or a school’s name do', () => {
    const [first, ...others] = people.map(score);
    for (const other of others) expect(other).toBe(first);
  });

  it('does not see contact details, links or statements of age', () => {
    const base = { ...accountant, summary: 'Accountant with experience of month end reporting in the care sector.' };
    const told = {
      ...base,
      summary: `${base.summary} amara@example.org, +44 7700 900123, https://linkedin.com/in/amara-okafor (she/her) 34 years old`,
    };
    expect(score(told)).toBe(score(base));
  });

  it('takes the number of a certificate for no telephone number', () => {
    const clean = createRedaction('Ann Lee');
    expect(clean('City & Guilds 2382-22 18th Edition')).toBe('City & Guilds 2382-22 18th Edition');
    expect(clean('Call 07700 900123 or +44 (20) 7946 0958')).toBe('Call or');
  });

  it('reads the names of roles that tell a person’s sex as the neutral one', () => {
    const held = (title: string): CvContent => ({
      ...accountant,
      experience: [{ ...accountant.experience[0], title }],
    });
    const bytes = (title: string) => packCv(prepareCv(toScoringCv(held(title), readOn)));
    expect(bytes('Saleswoman')).toEqual(bytes('Salesman'));
    expect(bytes('Waitress')).toEqual(bytes('Waiter'));
    expect(bytes('Chairwoman')).toEqual(bytes('Chairperson'));
    expect(bytes('Policeman')).toEqual(bytes('Policewoman'));
  });

  it('costs no candidate a line because their name is also work', () => {
    const lines = toScoringCv({ ...accountant, name: 'Grace Baker', summary: 'Baker and pastry cook' }, readOn).lines;
    expect(lines[0]?.text).toBe('Baker and pastry cook');
  });

  it('has no place for who a candidate is', () => {
    const told = JSON.stringify(
      toScoringCv(
        written({
          name: 'Emily Clarke',
          subject: 'She',
          possessive: 'her',
          label: 'Gender: female',
          school: '',
          title: 'Mrs',
        }),
        readOn,
      ),
    );
    expect(told).not.toMatch(/Emily|Clarke|female/);
  });
});
