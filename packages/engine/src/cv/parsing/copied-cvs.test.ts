import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';
import type { ParsedCv } from '../parsed-cv.ts';

const postsOf = ({ experience }: ParsedCv) =>
  experience.map(({ title, company, start, end }) =>
    [title?.value, company?.value, start, end].map((value) => value ?? '-').join(' | '),
  );

test('a CV below a letter, every line with the sign of a quoted mail', async () => {
  const cv = await parseText(`Dear Sir or Madam,
My CV is below.

> Zofia Kaczor
> z.kaczor@example.org
>
> Work experience:
>
> 06.2018 - till now   Redmoor Homes, Peterborough
>                      Bricklayer
> - I build houses
>
> 2005 - 2012          Budowa S.A., Rzeszów (Poland)
>                      Carpenter
> - making doors
>
> Education:
> 2001 - 2005 Technical school of building, Rzeszów
>
> Courses: CSCS Blue Card, IPAF 3a 3b, SSSTS (2021)
>
> Languages: Polish - native, English - good`);
  expect(postsOf(cv)).toEqual([
    'Bricklayer | Redmoor Homes | 2018-06 | present',
    'Carpenter | Budowa S.A. | 2005 | 2012',
  ]);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['CSCS Blue Card', 'IPAF 3a 3b', 'SSSTS (2021)']);
  expect(cv.languages.map(({ value }) => value)).toEqual(['Polish (native)', 'English (good)']);
});

test('years of two digits, one of them a heading elsewhere, and what was done below the names', async () => {
  const cv = await parseText(`KAY MORAN
kay@example.org

WORK

23 - now   Catering assistant, Compass Group (school kitchens)
           Till and hot counter, 400 covers a day
17 - 19    Kitchen assistant, Greene King
           Prep and pot wash
Summers of 2015 & 2016   Steward, Leeds Festival
'11 - '14  Paper round, Headingley News`);
  expect(postsOf(cv)).toEqual([
    'Catering assistant | Compass Group | 2023 | present',
    'Kitchen assistant | Greene King | 2017 | 2019',
    'Steward | Leeds Festival | 2015-06 | 2016-08',
    'Paper round | Headingley News | 2011 | 2014',
  ]);
});

test('dates that the end of a line broke, and marks apart from their items', async () => {
  const cv = await parseText(`Meera Vadgama
Experience
Pharmacy Technician January 2020 –
Present
Lloyds Pharmacy, Oadby
• Check 300 items a day
•
Train two dispensers
Pharmacy Dispenser March 2015 –
December 2019
Well Pharmacy, Wigston
• Dispensed weekly trays`);
  expect(postsOf(cv)).toEqual([
    'Pharmacy Technician | Lloyds Pharmacy, Oadby | 2020-01 | present',
    'Pharmacy Dispenser | Well Pharmacy, Wigston | 2015-03 | 2019-12',
  ]);
  expect(cv.experience[0]?.description?.value).toContain('Train two dispensers');
});

test('a name below the lists of a profile, spelled out by an address that its column broke', async () => {
  const cv = await parseText(`Contact
www.linkedin.com/in/ravindra-
solanki-0b12 (LinkedIn)

Top Skills
User Research
GDS Service Standard
Ravindra Solanki
Service designer in local government
Experience
Leeds City Council
Service Designer
March 2021 - Present (5 years 8 months)`);
  expect(cv.name?.value).toBe('Ravindra Solanki');
  expect(cv.skills.map(({ value }) => value)).toEqual(['User research', 'GDS Service Standard']);
});

test('what was studied, by its label below the school', async () => {
  const { education } = await parseText(`Tom Ashe
Education
University of Bath
Studied: Psychology
2012 - 2015
BSc (Hons), 2:1

Leeds College of Art
Studied: Foundation in Art and Design, 2011 - 2012

Diploma in Web Development, Code Institute, 2023
Studied: HTML, CSS, Python`);
  expect(education.map((course) => [course.qualification?.value, course.institution?.value, course.end])).toEqual([
    ['BSc, Psychology', 'University of Bath', '2015'],
    ['Foundation in Art and Design', 'Leeds College of Art', '2012'],
    ['Diploma in Web Development', 'Code Institute', '2023'],
  ]);
});

test('an employer with its town and the dates of all its posts, and a field behind a title', async () => {
  const cv = await parseText(`Colm Rafferty
Career history

Sainsbury's Supermarkets Ltd, Strand Road, Derry      January 2013 – present

Store Manager      April 2021 – present
- 140 colleagues

Department Manager, Fresh Food      Jan 2013 – April 2021
- Cut waste

Aldi, Coleraine      September 2011 – December 2012
Trainee Manager`);
  expect(postsOf(cv)).toEqual([
    "Store Manager | Sainsbury's Supermarkets Ltd, Strand Road | 2021-04 | present",
    "Department Manager, Fresh Food | Sainsbury's Supermarkets Ltd, Strand Road | 2013-01 | 2021-04",
    'Trainee Manager | Aldi, Coleraine | 2011-09 | 2012-12',
  ]);
});

test('languages with their label among other lists, and a degree under Training', async () => {
  const cv = await parseText(`Toby Lascelles

OTHER EMPLOYMENT
Duty Manager, Theatre Royal Wakefield, Feb 2020 – present

TRAINING
BA (Hons) Acting, Rose Bruford College, 2012–2015
Stage combat, 2016
Languages known: French, Spanish`);
  expect(cv.education.map(({ qualification }) => qualification?.value)).toEqual(['BA (Hons) Acting']);
  expect(cv.certificates.map(({ value }) => value)).toEqual(['Stage combat, 2016']);
  expect(cv.languages.map(({ value }) => value)).toEqual(['French', 'Spanish']);
});

test('headings between stars, and titles that name what people do all day', async () => {
  const cv = await parseText(`*Ellen Prowse*
ellen@example.org

*Work*

'20-now: Subeditor, Western Mail
Cut and headline copy.

Sailors Arms, Newquay
  Glass collector: Summer 2015

*Education*

MA Journalism, Cardiff University, '17`);
  expect(cv.name?.value).toBe('Ellen Prowse');
  expect(postsOf(cv)).toEqual([
    'Subeditor | Western Mail | 2020 | present',
    'Glass collector | Sailors Arms, Newquay | 2015-06 | 2015-08',
  ]);
  expect(cv.education.map(({ qualification }) => qualification?.value)).toEqual(['MA Journalism']);
});
