import { describe, expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';

const jobsOf = async (text: string) => {
  const cv = await parseText(`Jane Doe\njane@doe.example\n\nWORK EXPERIENCE\n\n${text}\n\nSKILLS\n\nPython, SQL\n`);
  const jobs = cv.experience.map(({ title, company, start, end }) =>
    [title?.value, company?.value, start, end].map((value) => value ?? '-').join(' | '),
  );
  return { cv, jobs };
};

describe('jobs', () => {
  test('an employer above its posts', async () => {
    const { jobs, cv } = await jobsOf(`Acme Corp, New York, NY
Senior Analyst (Mar 2018 - Present)
- Did things well
Analyst (Jan 2015 - Feb 2018)
- Did other things
Globex
Intern (Summer 2014)
- Made coffee`);
    expect(jobs).toEqual([
      'Senior Analyst | Acme Corp | 2018-03 | present',
      'Analyst | Acme Corp | 2015-01 | 2018-02',
      'Intern | Globex | 2014-06 | 2014-08',
    ]);
    expect(cv.experience.map(({ description }) => description?.value)).toEqual([
      'Did things well',
      'Did other things',
      'Made coffee',
    ]);
  });

  test('plain lines without bullets or gaps: each is one thing said', async () => {
    const { jobs, cv } = await jobsOf(`Assistant Management Accountant, Millbrook Bakeries, Jan 2021 to date
Produce the monthly management accounts pack within five working days
Built the annual budget model in Excel with pivot tables and Power Query
Analyse variances in labour and material cost by production line
Accounts Assistant, Corner Ltd, 2018 to 2020
Purchase ledger and bank reconciliations in Sage`);
    expect(jobs).toEqual([
      'Assistant Management Accountant | Millbrook Bakeries | 2021-01 | present',
      'Accounts Assistant | Corner Ltd | 2018 | 2020',
    ]);
    expect(cv.experience[0]?.description?.value.split('\n')).toHaveLength(3);
  });

  test('education and skills that follow the posts in a line each are no post', async () => {
    const { jobs, cv } = await jobsOf(`Software Engineer, Larkfield Ltd, Sep 2018 to Dec 2021
REST APIs for a booking platform
Skills: Django, MySQL

Education: BSc Computer Science, University of Bath, 2015–2018

Skills: Go, Kafka`);
    expect(jobs).toEqual(['Software Engineer | Larkfield Ltd | 2018-09 | 2021-12']);
    expect(cv.experience[0]?.description?.value).toContain('Skills: Django, MySQL');
    expect(cv.education.map(({ qualification }) => qualification?.value)).toEqual(['BSc Computer Science']);
    expect(cv.skills.map(({ value }) => value)).toEqual(expect.arrayContaining(['Go', 'Apache Kafka']));
  });

  test('a firm in the line below, and how long a post was in brackets', async () => {
    const { jobs } = await jobsOf(`Legal Assistant - Wills and Probate
Fenner Tate Solicitors, Norwich
June 2020 - August 2022
- Typed wills
Summer 2019: Vacation scheme, Marriott Hale LLP (two weeks)
- Summarised three leases`);
    expect(jobs).toEqual([
      'Legal Assistant | Fenner Tate Solicitors | 2020-06 | 2022-08',
      'Vacation scheme | Marriott Hale LLP | 2019-06 | 2019-08',
    ]);
  });

  test('a line above the dates that looks like all others is no title', async () => {
    const { jobs } = await jobsOf(`Night Porter, Grand Hotel, 2021 to date
Carried bags and answered the door
Day Porter, Small Hotel, 2018 to 2020
Carried more bags`);
    expect(jobs).toEqual(['Night Porter | Grand Hotel | 2021 | present', 'Day Porter | Small Hotel | 2018 | 2020']);
  });

  test('everything in one line, dates first', async () => {
    const { jobs } = await jobsOf(`2015-17 Barista, Castle Row Bakery
2013-15 Sales Assistant, Nimbrel
2012 Volunteer Coordinator, Thornvale County Council`);
    expect(jobs).toEqual([
      'Barista | Castle Row Bakery | 2015 | 2017',
      'Sales Assistant | Nimbrel | 2013 | 2015',
      'Volunteer Coordinator | Thornvale County Council | 2012 | -',
    ]);
  });

  test('the employer first, with dashes', async () => {
    const { jobs, cv } = await jobsOf(`Wrenfield Press - Editor - London - Jan 2019 to date
Cobaltane - Copywriter - Paris - Feb 2016 to Dec 2018`);
    expect(jobs).toEqual([
      'Editor | Wrenfield Press | 2019-01 | present',
      'Copywriter | Cobaltane | 2016-02 | 2018-12',
    ]);
    expect(cv.experience.map(({ location }) => location?.value)).toEqual(['London', 'Paris']);
  });

  test('a place in a line of its own, lengths in brackets', async () => {
    const { jobs } = await jobsOf(`Senior Consultant
Accentis
London, United Kingdom
April 2019 – Present (5 years)
Advised clients.
Consultant
Delotte
Manchester
Oct 2015 – Mar 2019
Wrote slides.`);
    expect(jobs).toEqual([
      'Senior Consultant | Accentis | 2019-04 | present',
      'Consultant | Delotte | 2015-10 | 2019-03',
    ]);
  });

  test('labels of a form', async () => {
    const { jobs } = await jobsOf(`Employer: Whitecap Freight
Job Title: Transport Planner
From: 01/2018 To: 03/2021
Main duties: planning routes

Employer: Nimbrel
Job Title: Clerk
From: 05/2015 To: 12/2017
Main duties: filing`);
    expect(jobs).toEqual([
      'Transport Planner | Whitecap Freight | 2018-01 | 2021-03',
      'Clerk | Nimbrel | 2015-05 | 2017-12',
    ]);
  });

  test('a gap in the page opens an entry, whatever the one before looked like', async () => {
    const { jobs } = await jobsOf(`CAREER BREAK
Apr 2020 - Mar 2021
Travel and care for a parent.

Head of Operations
Orbiston Robotics
Jan 2016 - Mar 2020
Ran the factory.`);
    expect(jobs).toEqual([
      'CAREER BREAK | - | 2020-04 | 2021-03',
      'Head of Operations | Orbiston Robotics | 2016-01 | 2020-03',
    ]);
  });

  test('a list from the column beside may stand between the dates and the names of a post', async () => {
    const { jobs } = await jobsOf(`11/2012 to Current
- Strong leader
- Decisive
Engineering Technician Company Name - Leeds, UK
- Completed projects
01/2009 to 10/2012
Quality Analyst Company Name - Leeds, UK
- Wrote reports`);
    expect(jobs).toEqual([
      'Engineering Technician | Company Name | 2012-11 | present',
      'Quality Analyst | Company Name | 2009-01 | 2012-10',
    ]);
  });

  test('a post that is only called an internship, and one named by two letters', async () => {
    const { jobs } = await jobsOf(`Internship, 06/2016 to 08/2016
Company Name - City, State
- Answered the phone

09/2014 to 05/2015
RN Company Name - City, State
- Kept the theatre sterile`);
    expect(jobs).toEqual(['Internship | Company Name | 2016-06 | 2016-08', 'RN | Company Name | 2014-09 | 2015-05']);
  });

  test('a place before the employer is no title, dates alone no post, and a sentence’s end no dates of one', async () => {
    const { jobs } = await jobsOf(`City, State Company Name / Aug 2017 to Current
- Ranked among the best of all sites in Europe and the United States for the number of patients enrolled in its
studies in 2013 & 2014

01/2002

Sales Clerk, Corner Ltd, 2010 to 2012
- Sold things`);
    expect(jobs).toEqual(['- | Company Name | 2017-08 | present', 'Sales Clerk | Corner Ltd | 2010 | 2012']);
  });

  test('what cannot be told apart is shown, not dropped', async () => {
    const { cv } = await jobsOf('worked here and there for some years\nmostly in kitchens');
    expect(cv.experience).toEqual([]);
    expect(cv.unplaced.map(({ value }) => value).join(' ')).toContain('mostly in kitchens');
  });
});

describe('courses', () => {
  const coursesOf = async (text: string) => {
    const { education } = await parseText(
      `Jane Doe\njane@doe.example\n\nEDUCATION\n\n${text}\n\nSKILLS\n\nPython, SQL\n`,
    );
    return education.map(({ qualification, institution, start, end }) =>
      [qualification?.value, institution?.value, start, end].map((value) => value ?? '-').join(' | '),
    );
  };

  test.each([
    [
      'PGCE Secondary Mathematics, Some University, 2012\nBSc Mathematics, Port Aldan University, 2011',
      ['PGCE Secondary Mathematics | Some University | - | 2012', 'BSc Mathematics | Port Aldan University | - | 2011'],
    ],
    [
      'Maud’s High School (1998–2003)\nGCSEs: nine including English\nA-levels: Physics (A), Chemistry (B)',
      [
        'GCSEs: nine including English | Maud’s High School | 1998 | 2003',
        'A-levels: Physics (A), Chemistry (B) | Maud’s High School | - | -',
      ],
    ],
    [
      'University of Leeds (2010–2013) – BSc Physics, First Class Honours',
      ['BSc Physics | University of Leeds | 2010 | 2013'],
    ],
    [
      'ACCA, qualified 2023\nBSc Accounting and Finance, University of Leeds, 2018',
      ['ACCA, qualified | - | - | 2023', 'BSc Accounting and Finance | University of Leeds | - | 2018'],
    ],
    [
      '2019 - 2021 Colchester Sixth Form: History A, English Literature A, Spanish B',
      ['History A, English Literature A, Spanish B | Colchester Sixth Form | 2019 | 2021'],
    ],
    ['2021 - 2024 LLB Law, University of Essex (First)', ['LLB Law | University of Essex | 2021 | 2024']],
    ['BSc in Physics from the University of Leeds, 2013', ['BSc in Physics | University of Leeds | - | 2013']],
    [
      'Bachelor of Arts in History | University of York | York, UK | Sept 2010 – June 2013\nDissertation: The university in the nineteenth century',
      ['Bachelor of Arts in History | University of York | 2010-09 | 2013-06'],
    ],
    [
      'Master of Business Administration (MBA)\nINSEAD, Fontainebleau, 2015',
      ['Master of Business Administration (MBA) | INSEAD | - | 2015'],
    ],
  ])('%s', async (text, expected) => expect(await coursesOf(text)).toEqual(expected));
});
