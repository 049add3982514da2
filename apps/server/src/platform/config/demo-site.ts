/** What the public site says about its makers until an installation says it itself. Only beside the demonstration's data. */
export const demoCareersToken = 'demo-northlight-robotics';

/** People who do not exist, and say so. */
export const demoFounders = [
  {
    name: 'Lucia Fairlight',
    role: 'Chief executive (fictitious)',
    about: 'Made up for this demonstration. A founder’s own words about why hiring should explain itself belong here.',
    url: 'https://example.com/lucia-fairlight',
  },
  {
    name: 'Owen Brightwater',
    role: 'Chief technology officer (fictitious)',
    about: 'Made up for this demonstration. The place to say what was built before, and what it taught.',
    url: 'https://example.com/owen-brightwater',
  },
  {
    name: 'Nadia Lanternmoor',
    role: 'Head of people science (fictitious)',
    about: 'Made up for this demonstration. The person responsible for scoring introduces themselves here.',
    url: 'https://example.com/nadia-lanternmoor',
  },
];
