import { expect, test } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

test('an advert passed on in an e-mail is read without the marks of its quotation', () => {
  const job = parseJobDescription(
    readTxt(
      'From: Petra Yeo <petra@larch.example>\nSubject: FW: Site Engineer - 9 month contract\n\nHi, see below.\n\n> Site Engineer\n>\n> We build small bridges for walkers, and the next one\n> crosses the Wharfe at a place where none has stood before.\n>\n> What you will do:\n> - set out the works\n> - check deliveries\n>\n> Must have:\n> - a degree in civil engineering\n> - two years on site',
    ),
  );
  expect(job.title?.value).toBe('Site Engineer');
  expect(job.recruiter?.value).toBe('Petra Yeo');
  expect(job.description?.value).toContain('We build small bridges for walkers, and the next one crosses the Wharfe');
  expect(job.responsibilities?.value).toEqual(['set out the works', 'check deliveries']);
  expect(job.requirements?.value).toEqual(['a degree in civil engineering', 'two years on site']);
});

test('two lines that begin with such a mark are left as they are', () => {
  const job = parseJobDescription(readTxt('Site Engineer\n\nYou have\n> a degree\n> a licence'));
  expect(job.requirements?.value).toHaveLength(2);
});

test('what the successful applicants will do, in one sentence, and what would be lovely', () => {
  const job = parseJobDescription(
    readTxt(
      'Description: We keep forty cranes turning in the docks of three towns and need two more fitters. The successful applicants will: inspect cranes weekly; change ropes; write up what they did.\nRequirements: NVQ 3; own tools.\nSome welding would be lovely.',
    ),
  );
  expect(job.responsibilities?.value).toEqual(['inspect cranes weekly', 'change ropes', 'write up what they did']);
});

test('who one will be is nothing one does, and a picture is no bullet of a fact', () => {
  const job = parseJobDescription(
    readTxt(
      'Vet\n\n💼 Permanent, full-time\n📍 Selby\n\nYou will be the third vet of a small practice. You will be the first point of contact for farmers.\n\nYou need:\n- MRCVS\n- a driving licence',
    ),
  );
  expect(job.responsibilities?.value).toEqual(['You will be the first point of contact for farmers']);
  expect(job.jobType?.value).toBe('permanent');
});
