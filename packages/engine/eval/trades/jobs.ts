import type { Trade, TradesJob } from './trade.ts';

const job = (
  trade: Trade,
  title: string,
  description: string,
  requirements: readonly string[],
  responsibilities: readonly string[],
  skills: readonly string[],
): TradesJob => ({
  trade,
  job: { title, description, requirements, responsibilities, skills, niceToHave: [] },
});

export const tradesJobs: readonly TradesJob[] = [
  job(
    'data scientist',
    'Data Scientist',
    'You answer questions about our riders with data, and say how sure you are.',
    [
      'Designing and analysing experiments',
      'Statistical modelling with Python or R',
      'Confident SQL on large tables',
      'Explaining findings to people who do not read charts',
    ],
    ['Find out why riders leave and what would keep them', 'Forecast demand by hour and district'],
    ['Python', 'SQL', 'Statistics', 'A/B testing'],
  ),
  job(
    'machine learning engineer',
    'Machine Learning Engineer',
    'You take models from a notebook to a service that answers in fifty milliseconds.',
    [
      'Putting models into production and keeping them there',
      'Training deep learning models with PyTorch or TensorFlow',
      'Building pipelines for training and features',
      'Monitoring models for drift',
    ],
    ['Train and serve the ranking models of our search', 'Cut the cost of inference'],
    ['Python', 'PyTorch', 'MLOps', 'Docker'],
  ),
  job(
    'backend developer',
    'Backend Developer',
    'You build the services behind our booking platform.',
    [
      'Building and running web services and APIs',
      'Designing database schemas and tuning queries',
      'Experience with queues and background work',
      'Automated tests for what you write',
    ],
    ['Own the payments and booking services', 'Keep them fast while traffic doubles'],
    ['Java', 'PostgreSQL', 'REST APIs', 'Kafka'],
  ),
  job(
    'frontend developer',
    'Frontend Developer',
    'You build what our customers see and touch.',
    [
      'Building user interfaces with React and TypeScript',
      'Accessible pages that work with keyboard and screen reader',
      'An eye for performance in the browser',
      'Working closely with designers',
    ],
    ['Build the new checkout pages', 'Look after our library of components'],
    ['React', 'TypeScript', 'CSS', 'Accessibility'],
  ),
  job(
    'product manager',
    'Product Manager',
    'You decide what we build next, with the people who use it.',
    [
      'Owning a product roadmap and saying no',
      'Talking to customers and turning it into decisions',
      'Writing requirements that engineers and designers can work with',
      'Measuring whether a release did what it should',
    ],
    ['Own the onboarding of new customers', 'Run discovery with design and engineering'],
    ['Roadmapping', 'User research', 'Stakeholder management', 'Prioritisation'],
  ),
];
