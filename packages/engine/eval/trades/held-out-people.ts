import { post, type TradesPerson } from './trade.ts';

/** For testing only. */
export const heldOutPeople: readonly TradesPerson[] = [
  {
    trade: 'data scientist',
    panel: 3,
    posts: [
      post(
        'Senior Data Scientist',
        'May 2019 – present',
        'Measured what a loyalty scheme really brought in with a randomised roll-out over 60 towns',
        'Bayesian model of parcel volumes by depot, refreshed each night',
        'Turned a folder of charts into one page that the directors ask for',
      ),
      post('Quantitative Researcher', 'Oct 2015 – Apr 2019', 'Surveys, weighting and regressions for a ministry'),
    ],
    skills: ['Python', 'SQL', 'Stan', 'Tableau'],
  },
  {
    trade: 'machine learning engineer',
    panel: 3,
    posts: [
      post(
        'Applied Machine Learning Engineer',
        'Aug 2020 – present',
        'Trains detectors of defects on a line of cameras and ships them to the edge',
        'One command retrains, tests and rolls out a model, and rolls it back',
        'Keeps eleven models alive in production, with dashboards for drift and latency',
      ),
      post(
        'Computer Vision Engineer',
        'Feb 2017 – Jul 2020',
        'Convolutional networks for reading labels, in TensorFlow',
      ),
    ],
    skills: ['PyTorch', 'ONNX', 'Docker', 'Python'],
  },
  {
    trade: 'backend developer',
    panel: 3,
    posts: [
      post(
        'Backend Engineer',
        'Jan 2020 – present',
        'Built the reservations API of a hotel group in Kotlin; 40 million calls a month',
        'Partitioned the largest tables and moved them without closing the shop',
        'Events between services over Kafka, with dead letters that are looked at',
      ),
      post('Java Developer', 'Sep 2016 – Dec 2019', 'Wrote and tested the claims service of an insurer'),
    ],
    skills: ['Kotlin', 'Java', 'PostgreSQL', 'Redis'],
  },
  {
    trade: 'frontend developer',
    panel: 3,
    posts: [
      post(
        'Senior Frontend Engineer',
        'Apr 2019 – present',
        'Leads the web client of a bank: React, TypeScript, tested with people who use screen readers',
        'Brought the largest paint from five seconds to under two',
        'Keeps tokens and components in step with the design files',
      ),
      post('Interface Developer', 'Jun 2015 – Mar 2019', 'Responsive pages and animations for museums'),
    ],
    skills: ['TypeScript', 'React', 'CSS', 'Figma'],
  },
  {
    trade: 'product manager',
    panel: 3,
    posts: [
      post(
        'Lead Product Manager',
        'Mar 2020 – present',
        'Chose the three problems a year that the onboarding team works on, and left forty alone',
        'Rode along with customers every month and brought engineers with me',
        'Activation rose from 31 to 46 per cent over four releases, each with a measure agreed before',
      ),
      post(
        'Product Manager',
        'Jan 2016 – Feb 2020',
        'Wrote the briefs for search and filters with design and engineering',
      ),
    ],
    skills: ['Product strategy', 'Discovery', 'Amplitude'],
  },
  {
    trade: 'data scientist',
    panel: 4,
    posts: [
      post(
        'Data Scientist, Growth',
        'Nov 2020 – present',
        'Found with a holdout group that the reminder mails drove people away',
        'Segments riders by how they use the service and says who is about to leave',
        'Queries the event tables in BigQuery and hands over plain tables',
      ),
      post('Research Assistant', 'Sep 2017 – Oct 2020', 'Mixed models of traffic counts, in R'),
    ],
    skills: ['R', 'BigQuery', 'Experiment design'],
  },
  {
    trade: 'machine learning engineer',
    panel: 4,
    posts: [
      post(
        'MLOps Engineer',
        'Feb 2021 – present',
        'Runs the serving layer for language models: autoscaling, canaries, cost by team',
        'Wrote the training pipelines in Kubeflow that six squads share',
        'Distilled the search ranker so that it answers in forty milliseconds',
      ),
      post('Python Developer', 'Mar 2018 – Jan 2021', 'Model packaging and tests for a fraud team'),
    ],
    skills: ['Python', 'Kubeflow', 'PyTorch', 'Terraform'],
  },
  {
    trade: 'backend developer',
    panel: 4,
    posts: [
      post(
        'Platform Developer',
        'Jul 2018 – present',
        'Owns the payment gateway in C#: refunds, disputes and the night when a bank was down',
        'Rewrote stored procedures as services with contract tests',
        'A scheduler that runs 80,000 background tasks a day and loses none',
      ),
      post('Software Developer', 'Jan 2014 – Jun 2018', 'Web services for warehouses, SQL Server behind them'),
    ],
    skills: ['C#', '.NET', 'SQL Server', 'REST APIs'],
  },
  {
    trade: 'frontend developer',
    panel: 4,
    posts: [
      post(
        'React Developer',
        'Sep 2020 – present',
        'Checkout in three steps that a thumb can do; abandoned baskets fell by a fifth',
        'Unit and visual tests for sixty components',
        'Budgets for weight and paint that fail the build',
      ),
      post('Web Designer', 'May 2016 – Aug 2020', 'Drew and built sites for restaurants'),
    ],
    skills: ['React', 'JavaScript', 'HTML', 'Web performance'],
  },
  {
    trade: 'product manager',
    panel: 4,
    posts: [
      post(
        'Product Lead',
        'Oct 2017 – present',
        'Keeps one roadmap for app and web and explains each quarter what fell off it',
        'Reads fifty support tickets on Fridays and calls the people behind three',
        'Specifies with examples; engineers estimate, designers object, we cut',
      ),
      post('Account Manager', 'Aug 2013 – Sep 2017', 'Looked after twelve clients of a software house'),
    ],
    skills: ['Backlog management', 'Customer interviews', 'OKRs'],
  },
];
