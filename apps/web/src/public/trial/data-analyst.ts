import type { TrialExample } from './trial-example.ts';

export const dataAnalyst: TrialExample = {
  slug: 'data-analyst',
  job: 'Data analyst',
  person: 'a teacher',
  jobText: `Data Analyst

Tidewater runs ferries on four routes. We know when people travel; we want to know why. You will turn our bookings into answers that the routes team can act on.

Responsibilities
- Build and look after the weekly dashboard of bookings, yields and delays
- Answer questions from the routes team with SQL and a clear page of words
- Design and read experiments on prices
- Keep our data clean and its definitions written down

Requirements
- 2 years of experience as an analyst or in a similar role
- Strong SQL
- Python or R for analysis
- Dashboards in Power BI or Tableau
- A good grounding in statistics
- Able to explain figures to people who do not work with them

Nice to have
- Experience in travel or transport
- A/B testing`,
  cvText: `Teodor Halvorsen

Mathematics teacher moving into data analysis. I have taught statistics for six years and spent the last one learning to work with data in earnest.

Employment

Teacher of Mathematics
Ashgrove Academy, Plymouth
September 2019 - July 2026
- Taught statistics and probability at A level
- Built a spreadsheet and later a Power BI dashboard of pupils' progress that the whole department uses
- Explained results to parents and governors who do not work with figures
- Led a study of homework and grades across nine classes

Sales Assistant
Harbour Books
June 2017 - August 2019
- Served customers and looked after stock

Education
BSc Mathematics
University of Exeter, 2014 - 2017

Training
Data analysis with Python, online course, 2025

Skills
Statistics, Excel, Power BI, Python (pandas), presenting`,
};
