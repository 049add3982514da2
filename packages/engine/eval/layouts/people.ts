import type { ScoringJob } from '../../src/scoring/scoring-input.ts';

interface Post {
  readonly title: string;
  readonly employer: string;
  readonly city: string;
  readonly state: string;
  /** Month and year, both as they are written in words; "present" for what goes on. */
  readonly from: readonly [month: number, year: number];
  readonly to: readonly [month: number, year: number] | 'present';
  readonly duties: readonly string[];
}

/** An invented candidate, the job that fits, and whether the parser was mended with this person in view. */
export interface LaidOutPerson {
  readonly half: 'tuned' | 'held out';
  readonly name: string;
  readonly email: string;
  readonly posts: readonly Post[];
  readonly course: { readonly qualification: string; readonly school: string; readonly year: number };
  readonly skills: readonly string[];
  readonly job: ScoringJob;
}

const person = (
  half: LaidOutPerson['half'],
  name: string,
  posts: readonly Post[],
  course: LaidOutPerson['course'],
  skills: readonly string[],
  job: ScoringJob,
): LaidOutPerson => ({
  half,
  name,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@mailbox.test`,
  posts,
  course,
  skills,
  job,
});

export const people: readonly LaidOutPerson[] = [
  person(
    'tuned',
    'Hannah Baker',
    [
      {
        title: 'Store Manager',
        employer: 'Fenwick Outdoor Ltd',
        city: 'Leeds',
        state: 'West Yorkshire',
        from: [3, 2019],
        to: 'present',
        duties: [
          'Run a shop with a team of fourteen and sales of two million pounds a year',
          'Plan rotas and stock, and reduced shrinkage by a third in the first year',
          'Trained three assistants who manage shops of their own today',
        ],
      },
      {
        title: 'Assistant Manager',
        employer: 'Marlow Books',
        city: 'York',
        state: 'North Yorkshire',
        from: [6, 2014],
        to: [2, 2019],
        duties: [
          'Opened and closed the shop, cashed up and answered for the safe',
          'Handled complaints and returns so that customers came back',
        ],
      },
    ],
    { qualification: 'BTEC Level 3 Retail Management', school: 'Leeds City College', year: 2013 },
    ['Stock control', 'Merchandising', 'Microsoft Excel'],
    {
      title: 'Store Manager',
      description: 'Run our shop in the city centre.',
      skills: ['Stock control', 'Merchandising'],
      requirements: ['3 years of retail management', 'Experience of leading a shop team', 'Stock control'],
      responsibilities: ['Plan rotas and stock', 'Train and lead the team', 'Handle complaints from customers'],
      niceToHave: [],
      education: [],
      certifications: [],
    },
  ),
  person(
    'held out',
    'Oluwaseun Adeyemi',
    [
      {
        title: 'Backend Developer',
        employer: 'Tidewater Systems GmbH',
        city: 'Bristol',
        state: 'England',
        from: [9, 2020],
        to: 'present',
        duties: [
          'Built the payments service in TypeScript and Node.js with PostgreSQL behind it',
          'Wrote automated tests first and kept the build under five minutes',
          'Moved eleven services to Kubernetes without an outage',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Quayside Software',
        city: 'Cardiff',
        state: 'Wales',
        from: [1, 2017],
        to: [8, 2020],
        duties: [
          'Developed REST APIs in Python for the booking system of forty hotels',
          'Looked after the release pipeline and the monitoring at night',
        ],
      },
    ],
    { qualification: 'BSc Computer Science', school: 'Cardiff University', year: 2016 },
    ['TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'Kubernetes'],
    {
      title: 'Backend Developer',
      description: 'Build and run the services behind our product.',
      skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Kubernetes'],
      requirements: ['Three years of backend development', 'Experience with PostgreSQL', 'Automated tests'],
      responsibilities: ['Build services in TypeScript and Node.js', 'Run them on Kubernetes'],
      niceToHave: [],
      education: [],
      certifications: [],
    },
  ),
  person(
    'tuned',
    'Miguel Ortega Ruiz',
    [
      {
        title: 'Staff Nurse',
        employer: 'St Anselm Hospital',
        city: 'Reading',
        state: 'Berkshire',
        from: [11, 2018],
        to: 'present',
        duties: [
          'Care for eight patients on a surgical ward and give medication',
          'Mentor students and newly qualified nurses',
          'Led the audit of falls, which halved them within a year',
        ],
      },
      {
        title: 'Healthcare Assistant',
        employer: 'Willow Court Care Home',
        city: 'Slough',
        state: 'Berkshire',
        from: [5, 2014],
        to: [10, 2018],
        duties: [
          'Helped residents with washing, dressing and meals, and kept their records',
          'Noticed changes in their health and told the nurse in charge',
        ],
      },
    ],
    { qualification: 'BSc Adult Nursing', school: 'University of Reading', year: 2018 },
    ['Wound care', 'Medication', 'Patient care'],
    {
      title: 'Registered Nurse',
      description: 'Nurse on our surgical ward.',
      skills: ['Patient care', 'Wound care'],
      requirements: ['Two years on a hospital ward', 'Experience of giving medication', 'Mentoring students'],
      responsibilities: ['Care for patients after surgery', 'Keep clear records'],
      niceToHave: [],
      education: ['Degree in nursing'],
      certifications: [],
    },
  ),
  person(
    'held out',
    'Siobhan O’Neill',
    [
      {
        title: 'Management Accountant',
        employer: 'Carrick Foods plc',
        city: 'Belfast',
        state: 'Northern Ireland',
        from: [2, 2018],
        to: 'present',
        duties: [
          'Prepare the management accounts of three plants within four days of month end',
          'Build the yearly budget with twelve managers and follow it up',
          'Replaced forty spreadsheets with one model that the auditors accept',
        ],
      },
      {
        title: 'Assistant Accountant',
        employer: 'Lagan Timber',
        city: 'Lisburn',
        state: 'Northern Ireland',
        from: [7, 2013],
        to: [1, 2018],
        duties: [
          'Reconciled bank and supplier accounts and posted accruals',
          'Prepared VAT returns and the weekly payment run',
        ],
      },
    ],
    { qualification: 'BA Accounting and Finance', school: 'Queen’s University Belfast', year: 2013 },
    ['Microsoft Excel', 'Sage', 'Budgeting'],
    {
      title: 'Management Accountant',
      description: 'Prepare the figures our managers decide by.',
      skills: ['Microsoft Excel', 'Budgeting'],
      requirements: ['Experience of month end', 'Three years of management accounts', 'Budgeting with managers'],
      responsibilities: ['Prepare monthly management accounts', 'Reconcile accounts'],
      niceToHave: [],
      education: [],
      certifications: [],
    },
  ),
  person(
    'tuned',
    'Piotr Wiśniewski',
    [
      {
        title: 'Electrician',
        employer: 'Brightwire Installations Ltd',
        city: 'Hull',
        state: 'East Yorkshire',
        from: [4, 2016],
        to: 'present',
        duties: [
          'Install and test wiring in new houses and shops',
          'Find faults in three-phase systems and put them right the same day',
          'Sign off installations and keep the test certificates',
        ],
      },
      {
        title: 'Apprentice Electrician',
        employer: 'Humber Electrical',
        city: 'Hull',
        state: 'East Yorkshire',
        from: [9, 2012],
        to: [3, 2016],
        duties: [
          'Learned domestic rewiring and containment beside two electricians',
          'Kept van stock and tools in order',
        ],
      },
    ],
    { qualification: 'NVQ Level 3 Electrical Installation', school: 'Hull College', year: 2016 },
    ['Inspection and testing', 'Fault finding', '18th Edition'],
    {
      title: 'Electrician',
      description: 'Electrical work in homes and shops.',
      skills: ['Fault finding', 'Inspection and testing'],
      requirements: ['Experience of testing installations', 'Three years as an electrician'],
      responsibilities: ['Install wiring in new buildings', 'Find and repair faults'],
      niceToHave: [],
      education: [],
      certifications: [],
    },
  ),
  person(
    'held out',
    'Thomas Cook',
    [
      {
        title: 'Warehouse Supervisor',
        employer: 'Norland Logistics',
        city: 'Doncaster',
        state: 'South Yorkshire',
        from: [10, 2017],
        to: 'present',
        duties: [
          'Lead a shift of twenty pickers and packers and plan the loading bays',
          'Brought picking errors down from two per cent to a tenth of that',
          'Train new starters on forklift trucks and safe lifting',
        ],
      },
      {
        title: 'Forklift Driver',
        employer: 'Aldwark Storage',
        city: 'Rotherham',
        state: 'South Yorkshire',
        from: [2, 2011],
        to: [9, 2017],
        duties: [
          'Unloaded lorries and put stock away with reach and counterbalance trucks',
          'Counted stock every week',
        ],
      },
    ],
    { qualification: 'GCSE Maths and English', school: 'Ridgewood School', year: 2010 },
    ['Forklift', 'Stock control', 'Health and safety'],
    {
      title: 'Warehouse Shift Leader',
      description: 'Lead a shift in our distribution centre.',
      skills: ['Stock control', 'Forklift'],
      requirements: ['Experience of leading a warehouse team', 'Two years in a warehouse', 'Forklift trucks'],
      responsibilities: ['Plan the shift and the loading bays', 'Train new starters'],
      niceToHave: [],
      education: [],
      certifications: [],
    },
  ),
  person(
    'tuned',
    'Li Wei',
    [
      {
        title: 'Marketing Manager',
        employer: 'Sable & Finch',
        city: 'London',
        state: 'England',
        from: [1, 2020],
        to: 'present',
        duties: [
          'Plan campaigns across search, social media and e-mail with a budget of half a million pounds',
          'Doubled the number of newsletter readers in eighteen months',
          'Brief agencies and report results to the board each month',
        ],
      },
      {
        title: 'Marketing Executive',
        employer: 'Harbour Theatre Trust',
        city: 'Brighton',
        state: 'East Sussex',
        from: [8, 2015],
        to: [12, 2019],
        duties: [
          'Wrote the season’s brochures, web pages and posts',
          'Measured which adverts sold tickets, with Google Analytics',
        ],
      },
    ],
    { qualification: 'BA Marketing', school: 'University of Sussex', year: 2015 },
    ['Google Analytics', 'Copywriting', 'Social media'],
    {
      title: 'Marketing Manager',
      description: 'Plan and run our campaigns.',
      skills: ['Google Analytics', 'Social media'],
      requirements: ['Four years in marketing', 'Experience of planning campaigns', 'Managing a budget'],
      responsibilities: ['Run campaigns on search and social media', 'Report results'],
      niceToHave: [],
      education: [],
      certifications: [],
    },
  ),
  person(
    'held out',
    'Nomvula van der Merwe',
    [
      {
        title: 'Primary School Teacher',
        employer: 'Ashgrove Primary School',
        city: 'Exeter',
        state: 'Devon',
        from: [9, 2016],
        to: 'present',
        duties: [
          'Teach a class of thirty in year four and lead mathematics for the school',
          'Plan lessons for children with special needs together with their parents',
          'Raised the share of children at the expected level in maths from 61 to 84 per cent',
        ],
      },
      {
        title: 'Teaching Assistant',
        employer: 'Topsham Infants',
        city: 'Topsham',
        state: 'Devon',
        from: [9, 2013],
        to: [7, 2016],
        duties: ['Read with small groups every morning', 'Supported a boy with autism through his first two years'],
      },
    ],
    { qualification: 'PGCE Primary Education', school: 'University of Exeter', year: 2016 },
    ['Lesson planning', 'Phonics', 'Safeguarding'],
    {
      title: 'Primary Teacher',
      description: 'Teach a class in our primary school.',
      skills: ['Lesson planning', 'Safeguarding'],
      requirements: ['Experience of teaching primary classes', 'Planning for children with special needs'],
      responsibilities: ['Teach a class', 'Plan lessons', 'Work with parents'],
      niceToHave: [],
      education: ['Teaching qualification'],
      certifications: [],
    },
  ),
];
