import { beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../testing/cvs/compare-cv.ts';
import { type Judged, judgeMadeUp, rates, total } from '../../testing/cvs/judge-cvs.ts';

/** A little under what is reached, so that a step back is seen. `npm run eval` prints the figures. */
const LEAST: Record<'tuned' | 'held out', Partial<Record<Field, number>>> = {
  tuned: {
    name: 0.98,
    'e-mail': 0.98,
    phone: 0.98,
    linkedin: 0.98,
    company: 0.97,
    title: 0.98,
    start: 0.98,
    end: 0.98,
    location: 0.96,
    'entries together': 0.97,
    institution: 0.97,
    qualification: 0.97,
    'skills listed': 0.98,
    'skills told': 0.85,
    languages: 0.97,
    summary: 0.97,
    'years within 0.5': 0.98,
  },
  'held out': {
    name: 0.95,
    'e-mail': 0.95,
    phone: 0.95,
    linkedin: 0.95,
    company: 0.93,
    title: 0.94,
    start: 0.97,
    end: 0.97,
    location: 0.95,
    'entries together': 0.93,
    institution: 0.93,
    qualification: 0.85,
    'skills listed': 0.96,
    languages: 0.95,
    summary: 0.95,
    'years within 0.5': 0.95,
  },
};

let judged: readonly Judged[];

beforeAll(async () => {
  judged = await judgeMadeUp();
}, 60_000);

describe.each(['tuned', 'held out'] as const)('made-up CVs, %s', (group) => {
  const own = () => judged.filter(({ file }) => file.group === group);

  test('there are enough of them', () => {
    expect(own().length).toBeGreaterThanOrEqual(group === 'tuned' ? 40 : 20);
  });

  test.each(Object.entries(LEAST[group]))('%s at least %d', (field, least) => {
    expect(rates(total(own())[field as Field]).f1).toBeGreaterThanOrEqual(least);
  });

  test('hardly a line is left over', () => {
    const unplaced = own().reduce((sum, { cv }) => sum + cv.unplaced.length, 0);
    expect(unplaced / own().length).toBeLessThan(0.5);
  });

  test('every field says where it was found', () => {
    for (const { cv } of own()) {
      const fields = [
        cv.name,
        cv.email,
        cv.phone,
        cv.address,
        cv.headline,
        cv.summary,
        ...Object.values(cv.socials),
        ...cv.skills,
        ...cv.certificates,
        ...cv.languages,
        ...cv.experience.flatMap(({ company, title, duration, location, description }) => [
          company,
          title,
          duration,
          location,
          description,
        ]),
        ...cv.education.flatMap(({ institution, qualification, duration, description }) => [
          institution,
          qualification,
          duration,
          description,
        ]),
      ];
      for (const field of fields) {
        if (!field) continue;
        expect(field.page).toBeGreaterThanOrEqual(1);
        expect(field.box.width).toBeGreaterThan(0);
        expect(field.quote.length).toBeGreaterThan(0);
        expect(field.confidence).toBeGreaterThan(0);
        expect(field.confidence).toBeLessThanOrEqual(1);
      }
    }
  });

  test('no line of a job disappears', () => {
    for (const { file, cv } of own()) {
      const told = [
        ...cv.experience.map(({ description }) => description?.value ?? ''),
        ...cv.unplaced.map(({ value }) => value),
        ...cv.sections.flatMap(({ lines }) => lines),
      ]
        .join('\n')
        .replace(/\s+/g, ' ');
      const written = cv.text.replace(/\s+/g, ' ');
      const duties = file.truth.jobs.flatMap((job) => job.duties).filter((duty) => written.includes(duty));
      for (const duty of duties) expect(told).toContain(duty);
    }
  });
});
