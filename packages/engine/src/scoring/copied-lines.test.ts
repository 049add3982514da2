import { expect, it } from 'vitest';
import { forgetCopies, isCopiedText, isCopy } from './copied-lines.ts';
import { openCv } from './open-cv.ts';
import { prepareLines, scoredLines } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { accountant, accountantJob, readOn } from './testing/example-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';
import { createWorkspace } from './workspace.ts';

it('tells copies by one rule, of a stored CV and of its text', () => {
  const [post] = accountant.experience;
  const copied = [...accountantJob.requirements, ...accountantJob.responsibilities];
  const cv = toScoringCv(
    {
      ...accountant,
      experience: [{ ...post, title: accountantJob.title, description: `${post?.description}\n${copied.join('\n')}` }],
      certificates: [...(accountant.certificates ?? []), ...copied],
    },
    readOn,
  );
  const job = prepareJob(accountantJob);
  const lines = scoredLines(cv);
  const open = openCv(createWorkspace(), prepareLines(cv, lines));
  forgetCopies(open);
  const stored = lines.evidence.map((_, line) => isCopy(job, open, line));
  expect(stored).toEqual(lines.evidence.map((line) => isCopiedText(job, line)));
  expect(stored.filter((isOne) => isOne).length).toBeGreaterThan(3);
  expect(stored.filter((isOne) => !isOne).length).toBeGreaterThan(3);
});

it('a duty that names two of the skills asked for is no copy; a list of them is', () => {
  const job = prepareJob({ ...accountantJob, skills: ['Stock control', 'Food safety', 'Menu planning'] });
  const isCopied = (text: string) => isCopiedText(job, { kind: 'experience', text });
  expect(isCopied('Responsible for food safety and stock control')).toBe(false);
  expect(isCopied('Menu planning, food safety and stock control')).toBe(true);
});

it('a qualification that is asked for may be called by its name; the line that asks for it is a copy', () => {
  const asked = 'NVQ Level 2 in plumbing and heating or equivalent qualification';
  const job = prepareJob({ ...accountantJob, requirements: [asked] });
  const isCopied = (text: string) => isCopiedText(job, { kind: 'education', text });
  expect(isCopied('NVQ Level 2 in Plumbing and Heating')).toBe(false);
  expect(isCopied(asked)).toBe(true);
});

it('a tool that is used daily is more than its name; the name alone is a copy', () => {
  const job = prepareJob({ ...accountantJob, niceToHave: ['SystmOne'] });
  const isCopied = (text: string) => isCopiedText(job, { kind: 'experience', text });
  expect(isCopied('SystmOne daily')).toBe(false);
  expect(isCopied('SystmOne')).toBe(true);
});
