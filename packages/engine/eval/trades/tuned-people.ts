import { post, type TradesPerson } from './trade.ts';

/** For choosing and mending. */
export const tunedPeople: readonly TradesPerson[] = [
  {
    trade: 'data scientist',
    panel: 1,
    posts: [
      post(
        'Data Scientist',
        'Mar 2020 – present',
        'Designed forty experiments on pricing and told the board which three had paid',
        'Modelled churn with survival analysis in R; the retention team works from its list every Monday',
        'Wrote the SQL behind the weekly numbers, on a warehouse of two billion rows',
      ),
      post(
        'Statistician',
        'Sep 2016 – Feb 2020',
        'Estimated demand for 300 bus routes and published the error with each',
      ),
    ],
    skills: ['R', 'Python', 'SQL', 'Statistics'],
  },
  {
    trade: 'machine learning engineer',
    panel: 1,
    posts: [
      post(
        'Machine Learning Engineer',
        'Jan 2021 – present',
        'Serve a recommender to four million users from GPUs, 30 ms at the 99th percentile',
        'Fine-tuned transformers in PyTorch and cut their size by a third with quantisation',
        'Built the feature store and the nightly retraining with Airflow and MLflow',
      ),
      post(
        'Software Engineer, Search',
        'Jul 2018 – Dec 2020',
        'Replaced hand-written ranking rules with a learned model',
      ),
    ],
    skills: ['Python', 'PyTorch', 'Kubernetes', 'MLflow'],
  },
  {
    trade: 'backend developer',
    panel: 1,
    posts: [
      post(
        'Senior Backend Developer',
        'Feb 2019 – present',
        'Split the order system into six services in Java and Spring Boot without a day of downtime',
        'Redesigned the ledger tables and brought month end from an hour to two minutes',
        'Moved invoicing to Kafka consumers that may be run twice without harm',
      ),
      post('Software Developer', 'Aug 2015 – Jan 2019', 'Wrote the API that 200 partners book through'),
    ],
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka'],
  },
  {
    trade: 'frontend developer',
    panel: 1,
    posts: [
      post(
        'Frontend Developer',
        'May 2020 – present',
        'Rebuilt the shop in React and TypeScript; the page is ready in 1.2 seconds on a cheap phone',
        'Made every form work with a screen reader and passed the audit of WCAG 2.2',
        'Draws components with two designers and publishes them as a library',
      ),
      post(
        'Web Developer',
        'Sep 2016 – Apr 2020',
        'Built pages and newsletters for charities in HTML, CSS and JavaScript',
      ),
    ],
    skills: ['React', 'TypeScript', 'CSS', 'Playwright'],
  },
  {
    trade: 'product manager',
    panel: 1,
    posts: [
      post(
        'Product Manager',
        'Apr 2019 – present',
        'Own the roadmap of a payroll product for 9,000 small firms',
        'Interview five customers a week and write up what surprised me',
        'Dropped two features after their numbers did not move and told the company why',
      ),
      post('Business Analyst', 'Jun 2015 – Mar 2019', 'Wrote user stories and acceptance criteria for three teams'),
    ],
    skills: ['Roadmapping', 'User research', 'Figma', 'SQL'],
  },
  {
    trade: 'data scientist',
    panel: 2,
    posts: [
      post(
        'Decision Scientist',
        'Jan 2021 – present',
        'Runs the A/B tests of a grocery app and stops them when the answer is in',
        'Forecast sales by shop and day with gradient boosting; waste fell by a tenth',
        'Presents to buyers who want a number and a reason',
      ),
      post(
        'Data Analyst',
        'Oct 2017 – Dec 2020',
        'Cleaned and joined the loyalty data in Snowflake and Python notebooks',
      ),
    ],
    skills: ['Python', 'pandas', 'Snowflake', 'Causal inference'],
  },
  {
    trade: 'machine learning engineer',
    panel: 2,
    posts: [
      post(
        'ML Platform Engineer',
        'Mar 2020 – present',
        'Took nineteen models from notebooks to services with one template and one pipeline',
        'Alarms when the inputs of a model wander away from what it was trained on',
        'Halved the bill for inference by batching and smaller models in TensorFlow',
      ),
      post('Data Engineer', 'Jan 2017 – Feb 2020', 'Streamed events into training sets with Spark'),
    ],
    skills: ['Python', 'TensorFlow', 'Docker', 'Spark'],
  },
  {
    trade: 'backend developer',
    panel: 2,
    posts: [
      post(
        'Software Engineer',
        'Jun 2019 – present',
        'Writes the booking service in Go: 900 requests a second, two instances',
        'Found the missing index behind the slow search and added tests that would have',
        'Retries and idempotency for card payments through a job queue',
      ),
      post('PHP Developer', 'Sep 2015 – May 2019', 'Looked after a shop in Laravel and MySQL'),
    ],
    skills: ['Go', 'PostgreSQL', 'RabbitMQ', 'Docker'],
  },
  {
    trade: 'frontend developer',
    panel: 2,
    posts: [
      post(
        'UI Engineer',
        'Oct 2019 – present',
        'Wrote the component library in Vue and then in React, with a story for each state',
        'Cut 600 kB of script from the first page',
        'Sits with the designers on Tuesdays and ships what was drawn by Friday',
      ),
      post(
        'Junior Front-end Developer',
        'Jan 2018 – Sep 2019',
        'Keyboard navigation and focus for a library catalogue',
      ),
    ],
    skills: ['React', 'Vue.js', 'Sass', 'Storybook'],
  },
  {
    trade: 'product manager',
    panel: 2,
    posts: [
      post(
        'Senior Product Owner',
        'Feb 2018 – present',
        'Decides what a team of nine builds for drivers, and what it does not',
        'Runs discovery with a designer: eight rounds of tests on paper before a line of code',
        'Sets the measure of each release before it is built and reports it after',
      ),
      post('Project Coordinator', 'Jul 2014 – Jan 2018', 'Kept the plan of a rail app and its thirty stakeholders'),
    ],
    skills: ['Prioritisation', 'Jira', 'Stakeholder management'],
  },
];
