import { expect, it } from 'vitest';
import { readTxt } from '../../txt/read-txt.ts';
import { parseCv } from '../parsing/parse-cv.ts';
import { linesOutsideFields } from './outside-fields.ts';

it('what a line says of the person is one thing, and the rest of the line another', () => {
  const parsed = parseCv(readTxt('Jo Mensah\njo@example.com\n\nOther\nHealth: good. Licence: C+E, CPC up to date.'), {
    now: new Date('2026-01-01'),
  });
  const lines = linesOutsideFields(parsed).map(({ text, confidence }) => [text, confidence > 0]);
  expect(lines).toEqual([
    ['Health: good.', false],
    ['Licence: C+E, CPC up to date.', true],
  ]);
});

const cv = `Maria Novak
maria@example.com

Experience
Electrician, Volt Ltd
2019 - 2024
Wired new homes.

Education
City College, NVQ Level 3 Electrical Installation
2016 - 2018
Final project: earthing of mobile cranes, marked with distinction by the examiners.

Projects
Built a solar charger for the village hall.

Volunteering
Fitted smoke alarms for Age Concern.

References
John Smith, 07700 900123
`;

it('projects, voluntary work and what stands below a degree are kept; referees are not', () => {
  const texts = linesOutsideFields(parseCv(readTxt(cv), { now: new Date('2026-11-01') })).map(({ text }) => text);
  expect(texts).toContain('Built a solar charger for the village hall.');
  expect(texts).toContain('Fitted smoke alarms for Age Concern.');
  expect(texts).toContain('Final project: earthing of mobile cranes, marked with distinction by the examiners.');
  expect(texts.join(' ')).not.toContain('John Smith');
});

it('what was done with a skill is told among the skills too; what someone is is not', () => {
  const skills = `Joe Okaford

Key skills
Planning: planned the movement of 120 vehicles from Catterick to Estonia by rail and sea
People: led a movements section of nine
Experienced in working with SAP and with 12 other systems
Communication: clear and friendly with customers of every kind
Microsoft Excel

Employment history
Movement Controller, Army, 2015-2026
`;
  const texts = linesOutsideFields(parseCv(readTxt(skills), { now: new Date('2026-11-01') })).map(({ text }) => text);
  expect(texts).toEqual([
    'Planning: planned the movement of 120 vehicles from Catterick to Estonia by rail and sea',
    'People: led a movements section of nine',
  ]);
});
