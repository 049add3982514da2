import { expect, test } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

test('what is called a bonus among the requirements is nice to have', () => {
  const { requirements, niceToHave } = parseJobDescription(
    readTxt(`Shift Manager

Requirements
- Three years of leading a team
- Counterbalance or reach licence helpful
- Motion graphics would be a bonus
- Ideally some experience of night work
- Polish (desirable but not essential)
- A helpful manner with customers
- At least 12 months of driving, trunking preferred
- Certifications such as SC-200, AZ-500, CISSP or Security+ are a plus
- Experience of bonus schemes

Nice to have
- First aid`),
  );
  expect(requirements?.value).toEqual([
    'Three years of leading a team',
    'A helpful manner with customers',
    'At least 12 months of driving',
    'Experience of bonus schemes',
  ]);
  expect(niceToHave?.value).toEqual([
    'First aid',
    'Counterbalance or reach licence',
    'Motion graphics',
    'Some experience of night work',
    'Polish',
    'Trunking',
    'Certifications such as SC-200, AZ-500, CISSP or Security+',
  ]);
});
