import type { DemoCv } from './demo-cv.ts';

/**
 * An earlier CV of the demo candidate, which the demo organisation has. Two gaps were left open in it: its badge says why,
 * in words that both sides can look up, and the candidate can answer.
 */
export const heldDemoCv: DemoCv = {
  fileName: 'callum osei 2024.txt',
  job: 'Backend Engineer (TypeScript)',
  // The day before it was put forward for the job.
  daysAgo: 9,
  content: `Callum Osei
Software engineer
Leeds | 07700 900100 | candidate@demo.candela.test

SUMMARY
Software engineer who works mostly on the server, in TypeScript and Node.js. I like small teams, plain code and people who
tell me when a page is slow before they tell everybody else.

EXPERIENCE

Software Engineer, Lockgate Rentals, Leeds
April 2023 - Present
- Build the booking service for a fleet of narrowboats in TypeScript and Node.js on PostgreSQL
- Shortened the queries behind the calendar, so that a search for a week in August takes XX% less time
- Handle [insert number] bookings on the busiest day of the year without anybody being woken up
- Write tests against a real database for the price rules, which change every spring
- Answer the telephone on Saturdays in the season, which is how I learned what the customers call things

Junior Developer, Heckmondwike Web Works, Batley
July 2021 - March 2023
- Built websites and REST APIs in JavaScript for charities and a brass band
- Put the older sites into Docker containers, so that they could be moved without a weekend
- Introduced code review, and learned most from having mine reviewed

EDUCATION
BSc (Hons) Computing, Aire & Calder University
2018 - 2021

SKILLS
TypeScript, Node.js, JavaScript, PostgreSQL, REST APIs, Docker, Automated testing

LANGUAGES
English, Twi
`,
};
