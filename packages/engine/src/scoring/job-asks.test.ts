import { describe, expect, it } from 'vitest';
import { askedYears } from './asked-years.ts';
import { highestLevel, lowestLevel } from './education-level.ts';
import { explainMatch } from './explain-match.ts';
import { readJobAsks } from './job-asks.ts';
import { prepareJob } from './prepared-job.ts';
import { accountantJob, readOn } from './testing/example-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';

describe('the years a line asks for', () => {
  it.each([
    ['5+ years of Java', 5],
    ['At least three years’ experience', 3],
    ['3-5 years in retail', 3],
    ['Minimum of 2 yrs in a similar role', 2],
    ['10 or more years leading teams', 10],
    ['Must be 18 years old or over', undefined],
    ['Knowledge of IFRS 16', undefined],
  ])('%s', (text, years) => {
    expect(askedYears(text)).toBe(years);
  });
});

describe('a level of education', () => {
  it.each([
    ['PhD in Physics', 6],
    ['MSc Computer Science', 5],
    ['MBA', 5],
    ['Bachelor of Science in Nursing', 4],
    ['BA (Hons) History', 4],
    ['HND Business', 3],
    ['High School Diploma', 2],
    ['A levels: Maths, Physics', 2],
    ['Managed a team of four', 0],
  ])('%s', (text, level) => {
    expect(highestLevel(text)).toBe(level);
  });

  it.each([
    'Able to teach physics to A-level',
    'Teach English to KS3 and GCSE',
    'Experience as a GCSE examiner or marker',
    'School science technician: preparing practicals for KS3 to A level',
    'Competent firefighter, BA wearer',
    'Experience launching AI or LLM-powered features',
  ])('is not asked for by work with others or by other words of the same letters: %s', (text) => {
    expect(lowestLevel(text)).toBe(0);
  });

  it('is not what a trade qualification is found by', () => {
    const asked = (requirements: readonly string[]) => readJobAsks({ ...accountantJob, requirements });
    const barber = asked(['NVQ Level 2 in barbering']);
    expect(barber.education).toBeUndefined();
    expect(barber.requirements.map(({ text }) => text)).toEqual(['NVQ Level 2 in barbering']);
  });

  it('is the highest of several, and the others are looked for by themselves', () => {
    const { education, requirements } = readJobAsks({
      ...accountantJob,
      requirements: ['PhD in psychology', 'PGCE or other teaching qualification'],
    });
    expect(education?.text).toBe('PhD in psychology');
    expect(requirements.map(({ text }) => text)).toEqual(['PGCE or other teaching qualification']);
  });

  it('is the lowest of those a job would take', () => {
    expect(lowestLevel("Bachelor's or Master's degree in engineering")).toBe(4);
  });
});

describe('what a job asks for', () => {
  it('is taken apart: years, degree, requirements, with soft ones counting less', () => {
    const { asks } = prepareJob(accountantJob);
    expect(asks.years?.count).toBe(3);
    expect(asks.education).toMatchObject({ level: 4, orExperience: false });
    expect(asks.requirements.map(({ weight }) => weight)).toEqual([1, 1, 0.5]);
  });

  it('is what will be done, when no requirement is named', () => {
    const asks = readJobAsks({ ...accountantJob, requirements: [] });
    expect(asks.requirements.map(({ text }) => text)).toEqual(accountantJob.responsibilities);
  });

  it('tells the work by its skills, when the form has nothing else', () => {
    const skills = ['Month-end accounts', 'Fluent French'];
    const told = readJobAsks({ ...accountantJob, description: '', skills });
    expect(told.work).not.toContain('Month-end accounts');
    const bare = readJobAsks({ ...accountantJob, description: '', skills, requirements: [], responsibilities: [] });
    expect(bare.work).toBe(`${accountantJob.title}\n\nMonth-end accounts`);
  });
});

describe('a line of an advert', () => {
  it.each([
    ['Proven track record of managing budgets', 'managing budgets'],
    ['Experience with Kubernetes in a fast-paced environment', 'Kubernetes'],
    ['Confident user of Temenos T24 (desirable)', 'Temenos T24'],
    ['Excellent communication skills', 'communication skills'],
    ['Cannulation competence', 'Cannulation'],
  ])('%s is compared by what it asks for', (requirement, comparedBy) => {
    const [item] = readJobAsks({ ...accountantJob, requirements: [requirement] }).requirements;
    expect(item).toMatchObject({ text: requirement, comparedBy });
  });

  it('has the skills in it, whatever stands around them', () => {
    const requirements = ['You are somebody who enjoys building REST APIs with Node.js'];
    const [item] = readJobAsks({ ...accountantJob, requirements }).requirements;
    expect(item?.core).toBe('building REST APIs, Node.js');
  });

  it('that only asks for years is no requirement of its own', () => {
    const { asks } = prepareJob({
      ...accountantJob,
      requirements: ['Five years in a similar role', 'Two years of audits'],
    });
    expect(asks.requirements.map(({ text }) => text)).toEqual(['Two years of audits']);
    expect(asks.years?.count).toBe(5);
  });

  it.each(['A high degree of care', 'Giving 360-degree feedback', 'Safeguarding in a secondary school'])(
    '%s asks for no degree',
    (requirement) => {
      const asks = readJobAsks({ ...accountantJob, requirements: [requirement] });
      expect(asks.education).toBeUndefined();
      expect(asks.requirements).toHaveLength(1);
    },
  );
});

describe('requirements of the job’s own work', () => {
  const cvOf = (title: string, description = '', certificate?: string) =>
    toScoringCv(
      {
        skills: [],
        experience: [{ title, start: '2015-01', end: 'present', description }],
        education: certificate ? [{ qualification: certificate }] : [],
      },
      readOn,
    );
  const itemsOf = (requirement: string, cv: ReturnType<typeof cvOf>, title = 'Backend Engineer') => {
    const job = {
      title,
      description: '',
      skills: [],
      requirements: [requirement],
      responsibilities: [],
      niceToHave: [],
    };
    const items = explainMatch(job, cv).factors.flatMap((factor) =>
      [...factor.met, ...factor.likely, ...factor.missing].map((item) => ({ ...item, factor: factor.id })),
    );
    return items.filter(({ text }) => text.startsWith(requirement));
  };
  const itemOf = (...args: Parameters<typeof itemsOf>) => itemsOf(...args)[0];

  it.each([
    ['Three years or more of building and running backend services', 'Senior Backend Engineer', 'Backend Engineer'],
    ['3 years of retail management', 'Assistant Store Manager', 'Store manager'],
  ])('are judged once, by years in posts like it: %s', (requirement, post, title) => {
    const items = itemsOf(requirement, cvOf(post), title);
    expect(items.map(({ factor, met }) => [factor, met])).toEqual([['experience', 1]]);
    expect(items[0]?.quotations.map(({ text }) => text)).toEqual([post]);
  });

  it('are not those that name a tool', () => {
    expect(itemOf('Three years of Java', cvOf('Senior Backend Engineer'))?.met).toBeLessThan(0.5);
    expect(itemOf('Two years of fundraising', cvOf('Senior Backend Engineer'))?.met).toBeLessThan(0.5);
  });

  it('of another trade are not met by years of this one', () => {
    const item = itemOf('2+ years as a data scientist', cvOf('Frontend Developer'), 'Data scientist');
    expect(item?.met).toBeLessThan(0.5);
  });

  it('that ask for a certificate are met by having it, wherever it was gained', () => {
    const having = cvOf('Waiter', '- Carried plates', 'Level 3 Award in Food Safety in Catering');
    expect(itemOf('Level 3 food safety certificate', having, 'Head Chef')?.met).toBeGreaterThan(0.9);
  });

  it('that ask for a trade qualification are met by it, though it stands among certificates', () => {
    const having = cvOf('Waiter', '- Carried plates', 'NVQ 2 Barbering, 2019');
    expect(itemOf('NVQ Level 2 in barbering', having, 'Barber')?.met).toBeGreaterThan(0.5);
  });

  it('are met by the initials of what they spell out, and the other way round', () => {
    const having = cvOf('Waiter', '- Carried plates', 'PGCE Primary with QTS');
    expect(itemOf('Qualified Teacher Status', having, 'Teacher')?.met).toBe(1);
    const spelt = cvOf('Waiter', '- Carried plates', 'Certificate of Professional Competence, 2024');
    expect(itemOf('CPC', spelt, 'Lorry Driver')?.met).toBe(0.6);
  });

  it('that are names are not met by something of the same kind', () => {
    const python = cvOf('Data analyst', '- Data analysis with Python and pandas for a chain of shops');
    expect(itemOf('Strong SQL', python, 'Data analyst')?.met).toBeLessThan(0.5);
    expect(itemOf('SAP or Oracle', cvOf('Clerk', '- Kept the ledger in Sage and Xero'))?.met).toBeLessThan(0.5);
    const forklift = cvOf('Warehouse Operative', '', 'Counterbalance forklift licence, 2019');
    expect(itemOf('Reach truck licence', forklift, 'Warehouse Operative')?.met).toBeLessThan(0.5);
    expect(itemOf('Forklift licence', forklift, 'Warehouse Operative')?.met).toBe(1);
    expect(itemOf('Strong SQL', cvOf('Clerk', '- Wrote SQL reports for the board'))?.met).toBeGreaterThan(0.9);
  });

  it('are not met by what a post’s name may mean, except where a post is asked for', () => {
    expect(itemOf('Bread baking', cvOf('Senior Sous Chef'), 'Head Chef')?.met).toBeLessThan(0.5);
    expect(itemOf('Experience as a head or senior sous chef', cvOf('Head Chef'), 'Head Chef')?.met).toBeGreaterThan(
      0.9,
    );
  });

  it('weigh soft skills half, among skills as well', () => {
    const skilled = (skills: string[]) => {
      const job = { title: 'Clerk', description: '', skills, requirements: [], responsibilities: [], niceToHave: [] };
      const cv = cvOf('Clerk', '- Wrote SQL reports for a ticketing product');
      return explainMatch(job, cv).factors.find(({ id }) => id === 'skills')?.lit;
    };
    expect(skilled(['SQL', 'Welding'])).toBe(0.5);
    expect(skilled(['SQL', 'Teamwork'])).toBe(0.6667);
  });

  it('name a skill among other words: it shows the better part', () => {
    const sql = 'Good command of SQL and of what happens when a table grows';
    const item = itemOf(sql, cvOf('Clerk', '- Wrote SQL reports for a ticketing product'));
    expect(item?.met).toBeGreaterThan(0.6);
    expect(item?.met).toBeLessThan(0.8);
  });
});
