import type { DemoCv } from './demo-cv.ts';

const job = 'Backend Engineer (TypeScript)';

export const engineeringCvs: readonly DemoCv[] = [
  {
    fileName: 'oluwaseun-adebanjo-cv.txt',
    job,
    content: `OLUWASEUN ADEBANJO
Backend engineer
Leeds | 07700 900214 | seun.adebanjo@palmwire.test | https://adebanjo.test

PROFILE
Backend engineer with eight years of building and running services in TypeScript and Node.js on PostgreSQL. I like
systems that say what they are doing, tables that stay fast when they grow, and decisions that are written down.

EXPERIENCE

Senior Backend Engineer, Tidewrack Systems, Leeds
March 2021 - Present
- Own the ingest service for sonar surveys: 4 TB a week of sensor logs and video, taken in by resumable uploads,
  checked, cut into frames and indexed, in TypeScript and Node.js
- Partitioned the readings table (2.1 billion rows in PostgreSQL), rewrote its slowest queries and brought the 99th
  percentile from 1.8 s to 60 ms
- Moved background work from cron to a queue in the database; nothing has been lost or done twice since
- Introduced tests against a real database in Docker, and tracing and dashboards that the support team reads too
- Review the code of five engineers and wrote most of our decision records

Backend Engineer, Oxbow Freight, Sheffield
July 2018 - February 2021
- Built REST APIs in TypeScript for booking and tracking, with OpenAPI schemas and contract tests
- Designed the PostgreSQL schema for tariffs and its migrations without downtime
- On call one week in four; halved the number of alerts by mending their causes

Junior Developer, Fennimore Digital, Bradford
September 2017 - June 2018
- Wrote Node.js services and SQL reports for a ticketing product
- Wrote automated tests for the payment code before changing any of it

EDUCATION
BSc (Hons) Computer Science, first class, University of Airedale
2014 - 2017

SKILLS
TypeScript, Node.js, PostgreSQL, SQL, REST APIs, Automated testing, Docker, Message queues, Observability, Linux,
FFmpeg, CI/CD, Technical writing
`,
  },
  {
    fileName: 'CV Thabo Mokwena.txt',
    job,
    content: `Thabo Mokwena
Full-stack developer, York
thabo@mokwena.test · 07700 900377

About me
Full-stack developer who is happiest on the server side. Five years with JavaScript and TypeScript, the last three
mostly APIs and databases.

Work history

Full-Stack Developer
Wolds Energy Cooperative, York
May 2022 - Present
* Build the members' portal: a Node.js and TypeScript API on PostgreSQL, with a React front end
* Wrote the import of half-hourly meter readings, 12 million rows a month, with queues and retries
* Set up automated testing in the build: unit tests, API tests and a few browser tests
* Put the services into Docker containers and wrote the guide for deploying them

Web Developer
Blue Heron Studio, Harrogate
August 2020 - April 2022
* Built websites and small shops in JavaScript and PHP for local businesses
* Made REST APIs for two mobile apps
* Looked after MySQL databases and their backups

Retail Assistant
Pellow Outdoor, York
2018 - 2020
* Served customers and kept the stock list in order, part-time beside my studies

Education
BSc Software Engineering, Ouse Valley University, 2017 - 2020
Upper second class

Skills
TypeScript, JavaScript, Node.js, React, PostgreSQL, MySQL, REST APIs, Docker, Git, HTML, CSS

Languages
English, Sesotho, Afrikaans
`,
  },
  {
    fileName: 'wierzbicka_z_2026.txt',
    job,
    content: `Zuzanna Wierzbicka
zuzanna.wierzbicka@lipowa.test
+44 7700 900561
Manchester

SUMMARY
Java developer, seven years in insurance and logistics. Careful with data, used to large relational databases and to
services that must not stop. Looking for a smaller team.

PROFESSIONAL EXPERIENCE

Software Engineer (Java)                              10/2021 - present
Pennant Mutual, Manchester
- Develop claims services in Java and Spring Boot with an Oracle database of 900 million rows
- Tuned SQL and indexes for the nightly settlement, from five hours to forty minutes
- Write JUnit and integration tests; coverage is checked in every build
- Take part in design reviews and document decisions

Java Developer                                        02/2019 - 09/2021
Korab Logistyka, Gdynia
- REST services for parcel tracking with Java and PostgreSQL
- Message queues with RabbitMQ for events of eleven sorting centres
- Containers with Docker, deployment with Jenkins

Graduate Trainee                                      07/2018 - 01/2019
Korab Logistyka, Gdynia
- Rotated through support, testing and development

EDUCATION
MSc Informatics, Pomorze Technical Academy, Gdynia    2016 - 2018
BSc Informatics, Pomorze Technical Academy, Gdynia    2013 - 2016

TECHNICAL SKILLS
Java, Spring Boot, SQL, Oracle, PostgreSQL, RabbitMQ, Docker, Jenkins, JUnit, REST APIs

LANGUAGES
Polish (native), English (fluent), German (basic)
`,
  },
  {
    fileName: 'Leilani-Kahananui.txt',
    job,
    content: `LEILANI KAHANANUI
Front-end developer
leilani@kahananui.test
07700 900418
Leeds

PROFILE
I make interfaces that people can use with a keyboard, a screen reader, a cold thumb or a slow train. Four years of
React and design systems; curious about the other side of the API.

EXPERIENCE

Front-End Developer, Lantern & Loom, Leeds
January 2023 - Present
- Build the design system for a group of theatres: forty components in React and TypeScript
- Brought the booking pages to WCAG 2.2 AA and cut their JavaScript by half
- Write component tests and visual tests, and talk to the box office about what goes wrong

Junior Front-End Developer, Marram Media, Hull
June 2021 - December 2022
- Built campaign pages in HTML, CSS and JavaScript
- Animated illustrations in SVG
- Helped the designers move from pictures of pages to pages

Museum Assistant, Holderness Maritime Museum, Hull
2019 - 2021
- Welcomed visitors, and built the first website of the museum's model ship collection

EDUCATION
BA (Hons) Interaction Design, Humber School of Art
2018 - 2021

SKILLS
React, TypeScript, JavaScript, HTML, CSS, Accessibility, Figma, Storybook, Vitest
`,
  },
  {
    fileName: 'bronagh mcateer cv.txt',
    job,
    content: `Bronagh McAteer
Apprentice software developer
12 Larkfield Terrace, Otley
bronagh.mcateer@inishmail.test
07700 900635

PERSONAL STATEMENT
Primary teacher with six years in Key Stage 2 and responsibility for mathematics across the school, who has changed to
software and is in the second year of an apprenticeship.

EMPLOYMENT

Apprentice Software Developer, Calder Ticketing, Leeds
September 2025 - Present
- Build small REST services in Node.js and TypeScript for the sale of bus passes, reviewed by a senior developer
- Fix defects in the booking service, with a unit test for each
- Wrote database queries and reports for the finance team

Class Teacher and Mathematics Lead, Weir Bridge Primary School, Otley
September 2019 - August 2025
- Teach a class of thirty in Year 5 and Year 6
- Plan the mathematics curriculum for 210 pupils and coach eight colleagues in teaching it
- Run parents' evenings, school trips and a chess club
- Keep assessment records and report on progress to the governors

Class Teacher, St Brecan's Primary School, Newry
September 2016 - July 2019
- Taught Year 4; led the school choir
- Supported three pupils with individual education plans

EDUCATION AND TRAINING
PGCE Primary, Mourne University College, 2015 - 2016
BA (Hons) History, Mourne University College, 2012 - 2015
Introduction to Python, evening course, 2025

SKILLS
Lesson planning, Classroom management, TypeScript, Node.js, Assessment, Safeguarding, Written communication, Spreadsheets

INTERESTS
Fell running, choral singing, puzzles
`,
  },
  {
    fileName: 'kalogeras_dimitris.txt',
    job,
    content: `Dimitris Kalogeras

Address: Hunslet, Leeds
Phone: 07700 900782
Email: d.kalogeras@lefkada.test

Objective
Reliable driver and warehouse operative looking for steady full-time work.

Employment history

HGV Class 2 Driver
Kestrel Haulage, Leeds
04/2020 - present
- Multi-drop deliveries of building materials across Yorkshire
- Daily vehicle checks and defect reports
- Plan the order of drops and call customers ahead of arrival
- No accidents in six years

Warehouse Operative
Ashlar Distribution, Wakefield
06/2016 - 03/2020
- Picked and packed orders with a hand scanner
- Drove counterbalance and reach trucks
- Trained new starters in manual handling

Kitchen Porter
Taverna Ionion, Leeds
2014 - 2016
- Washed up, took deliveries, kept the store clean

Education
Apolytirio (upper secondary certificate), Lyceum of Vathy, 2013

Licences
HGV Category C, Driver CPC, Counterbalance and reach truck

Skills
Driving, Route planning, Forklift operation, Manual handling, Stock checks

Languages
Greek, English
`,
  },
];
