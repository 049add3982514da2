import { expect, test } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const parse = (text: string) => parseJobDescription(readTxt(text));

test('duties side by side in one long sentence', () => {
  const { responsibilities } = parse(
    `We seek a class teacher for Year 4. You will plan and teach the National Curriculum to a class of 30, with particular attention to reading, writing and mathematics; assess and track progress; adapt teaching for pupils with special educational needs; keep parents informed through meetings and written reports; and contribute to clubs and the wider life of the school, which is a friendly two-form-entry one in the middle of a large town with a garden, a library and a hall of its own that was opened last year by the mayor.

Essential:
- Qualified Teacher Status
- Experience of teaching children aged 7 to 11`,
  );
  expect(responsibilities?.value).toHaveLength(5);
  expect(responsibilities?.value[1]).toBe('assess and track progress');
});

test('what one will do behind with whom and when', () => {
  const { title, responsibilities } = parse(
    `We have an opening for a PR Officer to raise our profile.

Working with the Head of Communications you will write press releases; pitch stories to the trade press. On a four-on, four-off shift pattern you will run the press office, answer enquiries and keep the client and design team informed.

Essential:
- Two years in a press office
- Accurate writing`,
  );
  expect(title?.value).toBe('PR Officer');
  expect(responsibilities?.value).toEqual([
    'Working with the Head of Communications you will write press releases',
    'pitch stories to the trade press',
    'Run the press office',
    'Answer enquiries',
    'Keep the client and design team informed',
  ]);
});

test('a paragraph that asks and ends with what leads into the list', () => {
  const { requirements, niceToHave, responsibilities } = parse(
    `Management Accountant

The role: prepare monthly accounts; explain variances to budget holders.

You will be part-qualified or qualified by experience with at least three years in an accounting team. You will have:
- Strong knowledge of the general ledger
- Experience of budgeting

Knowledge of the housing sector would help but is not required. £40,000, hybrid working, study support.`,
  );
  expect(responsibilities?.value).toEqual(['Prepare monthly accounts', 'Explain variances to budget holders']);
  expect(requirements?.value).toEqual([
    'You will be part-qualified or qualified by experience with at least three years in an accounting team',
    'Strong knowledge of the general ledger',
    'Experience of budgeting',
  ]);
  expect(niceToHave?.value).toEqual(['Knowledge of the housing sector']);
});

test('what is paid, in a paragraph behind what is desirable, is no extra', () => {
  const { niceToHave } = parse(
    `HR Generalist

What you will need:
- Three years in HR
- CIPD Level 5

Desirable: working with a trade union; writing policies.

Salary £36,000 to £40,000, 37.5 hours, 25 days' holiday.`,
  );
  expect(niceToHave?.value).toEqual(['working with a trade union', 'writing policies']);
});

test('to hold a caseload is to do something', () => {
  const { responsibilities } = parse(
    `We wish to recruit a Team Leader.

You will hold a small clinical caseload of adults. You will make sure that care meets standards.

Essential:
- Registered Nurse
- Three years in the community`,
  );
  expect(responsibilities?.value).toHaveLength(2);
});
