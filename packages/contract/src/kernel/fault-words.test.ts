import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultWords } from './fault-words.ts';

const schema = z.object({
  salary: z.object({ min: z.number().int().min(0) }),
  attendeeEmails: z.array(z.string()).max(2),
  job_type: z.enum(['Full-time', 'Part-time']),
  name: z.string('Name is required'),
  place: z.string().max(3),
});
const right = { salary: { min: 1 }, attendeeEmails: [], job_type: 'Full-time', name: 'Jo', place: 'Rye' };

it.each([
  [{ salary: undefined }, 'Please fill in salary.'],
  [{ salary: {} }, 'Please fill in salary min.'],
  [{ salary: { min: 'a lot' } }, 'Please check salary min.'],
  [{ salary: { min: -1 } }, 'Please check salary min: at least 0.'],
  [{ attendeeEmails: ['a', 'b', 'c'] }, 'Please check attendee emails: at most 2.'],
  [{ attendeeEmails: ['a', 7] }, 'Please check attendee emails.'],
  [{ job_type: 'Sometimes' }, 'Please check job type: one of Full-time, Part-time.'],
  [{ place: 'Hove' }, 'Please check place: at most 3 characters.'],
])('says of %j: %s', (change, words) => {
  const { error } = schema.safeParse({ ...right, ...change }, { error: faultWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});

it('leaves the sentences of the schema as they are, and says what is no object at all', () => {
  const said = (value: unknown) => schema.safeParse(value, { error: faultWords }).error?.issues[0]?.message;
  expect(said({ ...right, name: undefined })).toBe('Name is required');
  expect(said('text')).toBe('The request could not be read.');
});
