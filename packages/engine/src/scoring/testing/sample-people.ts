import type { ScoringJob } from '../scoring-input.ts';
import type { CvContent } from '../to-scoring-cv.ts';
import { accountantJob } from './example-match.ts';

/** An invented candidate, as a CV tells of them. */
export interface SamplePerson {
  readonly name: string;
  readonly contact: readonly string[];
  readonly headline: string;
  readonly summary: string;
  readonly entries: readonly SampleEntry[];
  readonly education: readonly { readonly qualification: string; readonly school: string; readonly years: string }[];
  readonly certificates: readonly string[];
  readonly skills: readonly string[];
  readonly activities: readonly string[];
}

export interface SampleEntry {
  readonly title: string;
  readonly employer: string;
  readonly dates: string;
  readonly duties: readonly string[];
}

const contact = (mail: string): string[] => ['Leeds', '07700 900123', mail];

export const samplePeople: readonly SamplePerson[] = [
  {
    name: 'Amara Okafor',
    contact: contact('amara.okafor@mailbox.test'),
    headline: 'Assistant Management Accountant',
    summary: 'Accountant who likes a tidy ledger and a month end that is over in four days.',
    entries: [
      {
        title: 'Assistant Management Accountant',
        employer: 'Brightwater Care Ltd',
        dates: 'Mar 2020 – present',
        duties: [
          'Prepared the monthly accounts of twelve homes and explained what had moved',
          'Reconciled the bank and posted accruals at month end',
          'Built the yearly budget with each manager and followed it up every quarter',
          'Helped the auditors find their papers in two days',
        ],
      },
      {
        title: 'Purchase Ledger Clerk',
        employer: 'Hollin Foods Ltd',
        dates: 'Jan 2016 – Feb 2020',
        duties: [
          'Matched supplier invoices with orders and ran the weekly payments',
          'Cleared two hundred old queries with suppliers',
          'Kept the register of fixed assets in Sage',
        ],
      },
    ],
    education: [{ qualification: 'BA Accounting and Finance', school: 'University of Leeds', years: '2012 – 2015' }],
    certificates: ['AAT Level 4, 2017'],
    skills: ['Excel', 'Sage', 'Xero'],
    activities: ['Treasurer of a running club with eighty members since 2019'],
  },
  {
    name: 'Tom Reed',
    contact: contact('tom.reed@mailbox.test'),
    headline: 'Sous Chef',
    summary: 'Cook from a family of cooks, at home on the grill and the pass.',
    entries: [
      {
        title: 'Sous Chef',
        employer: 'The Copper Kettle',
        dates: 'Jun 2018 – present',
        duties: [
          'Ran the kitchen of eight cooks on four evenings a week',
          'Wrote the seasonal menu and costed every dish',
          'Trained apprentices in hygiene and knife work',
          'Ordered stock and cut waste by a third',
        ],
      },
      {
        title: 'Commis Chef',
        employer: 'Harbour Hotel',
        dates: 'Sep 2014 – May 2018',
        duties: ['Prepared starters and sauces for a hundred covers', 'Cleaned down the line after service'],
      },
    ],
    education: [
      { qualification: 'NVQ Level 3 Professional Cookery', school: 'Leeds City College', years: '2012 – 2014' },
    ],
    certificates: ['Food Hygiene Level 3, 2021'],
    skills: ['Menu planning', 'Stock control', 'Allergens'],
    activities: ['Cooks at a shelter for homeless people every other Sunday'],
  },
  {
    name: 'Priya Raman',
    contact: contact('priya.raman@mailbox.test'),
    headline: 'Software Developer',
    summary: 'Developer who writes small services and the tests that go with them.',
    entries: [
      {
        title: 'Software Developer',
        employer: 'Fenwick Parcels Ltd',
        dates: 'Apr 2019 – present',
        duties: [
          'Rewrote the booking service in TypeScript and halved its response time',
          'Designed the tables behind two million parcels in PostgreSQL',
          'Set up a pipeline that ships every change within ten minutes',
          'Looked after two junior colleagues and reviewed their code',
        ],
      },
      {
        title: 'Junior Web Developer',
        employer: 'Studio Nine Ltd',
        dates: 'Sep 2016 – Mar 2019',
        duties: ['Built shops for small traders in JavaScript', 'Fixed slow pages and broken forms'],
      },
    ],
    education: [{ qualification: 'BSc Computer Science', school: 'University of York', years: '2013 – 2016' }],
    certificates: [],
    skills: ['TypeScript', 'React', 'Docker'],
    activities: ['Teaches children to program on Saturdays'],
  },
  {
    name: 'Grace Baker',
    contact: contact('grace.baker@mailbox.test'),
    headline: 'Staff Nurse',
    summary: 'Nurse on a busy surgical ward who keeps calm when it is not.',
    entries: [
      {
        title: 'Staff Nurse',
        employer: 'St James Hospital',
        dates: 'Oct 2017 – present',
        duties: [
          'Cared for eight patients a shift before and after operations',
          'Gave medicines and watched for side effects',
          'Wrote care plans together with patients and families',
          'Handed over to the night team and kept the notes up to date',
        ],
      },
      {
        title: 'Healthcare Assistant',
        employer: 'Elm Lodge',
        dates: 'Jul 2014 – Sep 2017',
        duties: ['Helped residents to wash, dress and eat', 'Noticed changes and told the nurse in charge'],
      },
    ],
    education: [{ qualification: 'BSc Adult Nursing', school: 'Sheffield Hallam University', years: '2014 – 2017' }],
    certificates: ['Immediate Life Support, 2023'],
    skills: ['Wound care', 'Cannulation'],
    activities: ['First aider at football matches'],
  },
];

export const sampleJobs: readonly ScoringJob[] = [
  {
    ...accountantJob,
    description: `${accountantJob.description} You will work closely with home managers and report to the finance director.`,
    skills: [...accountantJob.skills, 'Power BI'],
  },
  {
    title: 'Backend Engineer',
    description:
      'Join the team that moves parcels. You will design and run services that take bookings from shops all over Europe, and you will be on call one week in six.',
    skills: ['Python', 'Kubernetes', 'PostgreSQL', 'AWS'],
    requirements: [
      '4+ years building backend services in production',
      'Designing relational databases and writing fast SQL queries',
      'Automated testing and continuous delivery',
      'Running containers on Kubernetes in the cloud',
    ],
    responsibilities: [
      'Design, build and operate services with clear interfaces',
      'Review the code of colleagues and share what you learn',
      'Improve the reliability of our booking platform',
    ],
    niceToHave: ['Knowledge of logistics', 'Event streaming with Kafka'],
    certifications: ['AWS Certified Developer'],
  },
  {
    title: 'Head Chef',
    description:
      'A country hotel with two restaurants looks for a head chef who leads a team of fourteen and cooks with what grows nearby.',
    skills: ['Menu planning', 'Food costing', 'HACCP'],
    requirements: [
      'Five years in a professional kitchen, two of them in charge',
      'Leading and training a brigade of cooks',
      'Planning seasonal menus and controlling food costs',
      'Food hygiene certificate level 3',
    ],
    responsibilities: [
      'Run the kitchen for breakfast, lunch and dinner service',
      'Order stock from local farms and keep waste low',
      'Hire, train and roster the kitchen team',
    ],
    niceToHave: ['Experience with weddings and large functions'],
  },
  {
    title: 'Registered Nurse',
    description:
      'Our surgical unit needs a registered nurse who cares for patients before and after operations and helps to teach students.',
    skills: ['Patient assessment', 'Medication administration', 'Wound care'],
    requirements: [
      'Registration with the Nursing and Midwifery Council',
      'Two years of experience on an acute hospital ward',
      'Assessing patients and planning their care',
      'Giving medicines safely and recording them accurately',
      'Degree in nursing',
    ],
    responsibilities: [
      'Care for patients before and after surgery',
      'Work with doctors, therapists and families on the plan of care',
      'Supervise nursing students on the unit',
    ],
    niceToHave: ['Mentoring qualification', 'Intravenous therapy'],
    certifications: ['Immediate Life Support'],
  },
];

/** What the scorer is given of a sample person. */
export const contentOf = ({
  name,
  summary,
  skills,
  entries,
  education,
  certificates,
  activities,
}: SamplePerson): CvContent => ({
  name,
  summary,
  skills,
  experience: entries.map(({ title, dates, duties }) => ({ title, duration: dates, description: duties.join('\n') })),
  education: education.map(({ qualification }) => ({ qualification })),
  certificates,
  other: activities,
});
