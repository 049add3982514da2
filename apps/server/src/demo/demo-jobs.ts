import type { JobStatus, jobLocations, jobTypes, workingHours } from '@candela/contract/jobs/jobs.schemas.ts';
import type { demoCompanies } from './demo-companies.ts';

export interface DemoJob {
  company: keyof typeof demoCompanies;
  status: JobStatus;
  title: string;
  recruiter: string;
  description: string;
  location: (typeof jobLocations)[number];
  /** If not the company's. */
  town?: string;
  jobType: (typeof jobTypes)[number];
  workingHours: (typeof workingHours)[number];
  positions: number;
  salary: [min: number, max: number];
  /** Days from the day the data is seeded. */
  postedDaysAgo: number;
  closesInDays: number | null;
  skills: string[];
  requirements: string[];
  responsibilities: string[];
  niceToHave: string[];
  benefits: string[];
}

const northlightBenefits = [
  '28 days of holiday plus bank holidays',
  '6% employer pension',
  'Cycle to work',
  'Your own bench in the workshop',
];
const harbourBenefits = [
  'Tips shared equally',
  'Meals on shift',
  'Live-in rooms available',
  'Rota published three weeks ahead',
];

export const demoJobs: DemoJob[] = [
  {
    company: 'northlight',
    status: 'Active',
    title: 'Backend Engineer (TypeScript)',
    recruiter: 'Rosalind Achebe',
    description:
      'Our robots come home with gigabytes of video and sensor logs. You will own the service that takes them in, finds the frames that matter and shows an inspector what changed since last year. It is a TypeScript and PostgreSQL system with a handful of engineers and no legacy you did not choose. You will talk to the people who use it every week, because they sit downstairs.',
    location: 'hybrid',
    jobType: 'Full-time',
    workingHours: 'Flexi-time',
    positions: 2,
    salary: [48_000, 60_000],
    postedDaysAgo: 51,
    closesInDays: 24,
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'REST APIs', 'Automated testing', 'Docker'],
    requirements: [
      'Three years or more of building and running backend services',
      'Good command of SQL and of what happens when a table grows',
      'Experience with automated tests you were glad to have',
      'Clear written English: we decide in writing',
    ],
    responsibilities: [
      'Design and build the ingest pipeline for inspection data',
      'Keep the service fast and observable as it grows tenfold',
      'Review the work of others and have yours reviewed',
      'Spend one day a quarter on an inspection with a customer',
    ],
    niceToHave: ['Video or image processing', 'Experience with queues and background work'],
    benefits: northlightBenefits,
  },
  {
    company: 'northlight',
    status: 'Active',
    title: 'Mechanical Design Engineer',
    recruiter: 'Rosalind Achebe',
    description:
      'You will design the chassis and drive of our next crawler: 160 millimetres wide, waterproof to ten metres, and able to turn around inside a pipe. Expect to draw in the morning, machine in the afternoon and get wet on Thursdays.',
    location: 'onsite',
    jobType: 'permanent',
    workingHours: 'full-time',
    positions: 1,
    salary: [42_000, 52_000],
    postedDaysAgo: 56,
    closesInDays: 12,
    skills: ['SolidWorks', 'Mechanism design', 'Sealing and ingress protection', 'CNC machining', 'Tolerance analysis'],
    requirements: [
      'A degree in mechanical engineering or equivalent experience',
      'Products of yours that went into production',
      'Hands-on workshop experience',
    ],
    responsibilities: [
      'Design drive, chassis and seals of the next crawler',
      'Build and test prototypes with our technicians',
      'Hand over to manufacturing with drawings that need no phone call',
    ],
    niceToHave: ['Experience with small electric drives', 'Finite element analysis'],
    benefits: northlightBenefits,
  },
  {
    company: 'northlight',
    status: 'Active',
    title: 'Customer Support Specialist',
    recruiter: 'Rosalind Achebe',
    description:
      'When a robot is stuck two hundred metres inside a culvert, you are the calm voice on the phone. You will know the machines well enough to get them out, and the customers well enough to notice what they did not ask.',
    location: 'remote',
    jobType: 'Part-time',
    workingHours: 'Part-time',
    positions: 1,
    salary: [27_000, 31_000],
    postedDaysAgo: 44,
    closesInDays: 30,
    skills: ['Technical support', 'Ticketing systems', 'Written communication', 'Fault finding'],
    requirements: [
      'Experience of supporting technical products',
      'Patience, and a sense of humour at 7 in the morning',
    ],
    responsibilities: [
      'Answer customers by phone and mail',
      'Write the guides that make the next call unnecessary',
      'Tell engineering what keeps going wrong',
    ],
    niceToHave: ['German or French'],
    benefits: northlightBenefits,
  },
  {
    company: 'northlight',
    status: 'Draft',
    title: 'Machine Vision Researcher',
    recruiter: 'Rosalind Achebe',
    description: 'Teach our robots to tell a crack from a shadow. Details to follow once the budget is agreed.',
    location: 'hybrid',
    jobType: 'Contract',
    workingHours: 'Full-time',
    positions: 1,
    salary: [55_000, 70_000],
    postedDaysAgo: 1,
    closesInDays: null,
    skills: ['Python', 'Computer vision'],
    requirements: ['Published or shipped work in machine vision'],
    responsibilities: ['Build and evaluate models for defect detection'],
    niceToHave: [],
    benefits: [],
  },
  {
    company: 'northlight',
    status: 'Closed',
    title: 'Office Manager',
    recruiter: 'Rosalind Achebe',
    description: 'Keep the tram depot running: suppliers, visitors, heating and the very large door.',
    location: 'onsite',
    jobType: 'Full-time',
    workingHours: 'Full-time',
    positions: 1,
    salary: [30_000, 34_000],
    postedDaysAgo: 75,
    closesInDays: -20,
    skills: ['Office administration', 'Supplier management', 'Bookkeeping'],
    requirements: ['Three years in a similar role'],
    responsibilities: ['Run the office day to day', 'Look after suppliers and visitors'],
    niceToHave: [],
    benefits: northlightBenefits,
  },
  {
    company: 'harbour',
    status: 'Active',
    title: 'Head Chef',
    recruiter: 'Tomasz Lindqvist',
    description:
      'Our hotel in Craster needs a head chef who cooks with what the boats bring in. A kitchen of six, forty covers, a menu that changes every week and a gardener who would like to know your plans for spring.',
    location: 'onsite',
    town: 'Craster',
    jobType: 'permanent',
    workingHours: 'full-time',
    positions: 1,
    salary: [38_000, 44_000],
    postedDaysAgo: 47,
    closesInDays: 18,
    skills: ['Menu planning', 'Seafood', 'Kitchen management', 'Stock control', 'Food safety'],
    requirements: [
      'Experience as a head or senior sous chef',
      'Level 3 food safety certificate',
      'A record of keeping a team together',
    ],
    responsibilities: ['Lead a kitchen of six', 'Plan the weekly menu and its costs', 'Train two apprentices'],
    niceToHave: ['Bread baking'],
    benefits: harbourBenefits,
  },
  {
    company: 'harbour',
    status: 'Active',
    title: 'Front of House Assistant',
    recruiter: 'Tomasz Lindqvist',
    description:
      'Welcome guests, carry the odd suitcase, recommend a walk that fits their shoes. Shifts in the morning or in the evening; we plan the rota around buses and childcare.',
    location: 'onsite',
    town: 'Amble',
    jobType: 'Temporary',
    workingHours: 'part-time',
    positions: 4,
    salary: [23_000, 25_000],
    postedDaysAgo: 58,
    closesInDays: 5,
    skills: ['Customer service', 'Cash handling', 'Reservation systems'],
    requirements: ['You like people, also at breakfast'],
    responsibilities: ['Check guests in and out', 'Serve breakfast', 'Answer the phone and the door'],
    niceToHave: ['A driving licence'],
    benefits: harbourBenefits,
  },
];
