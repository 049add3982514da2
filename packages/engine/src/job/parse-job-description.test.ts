import { updateJobInputSchema } from '@candela/contract/jobs/jobs.schemas.ts';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../pdf/read-pdf.ts';
import { jobPdfs } from '../testing/job-pdfs/all-job-pdfs.ts';
import { compare } from '../testing/job-pdfs/compare.ts';
import { plain } from '../testing/job-pdfs/single-column.ts';
import { parseJobDescription } from './parse-job-description.ts';
import { fieldSources, type ParsedJob, requiredFields } from './parsed-job.ts';

const parse = async (bytes: Uint8Array): Promise<ParsedJob> => parseJobDescription(await readPdf(bytes));

describe.each(jobPdfs.filter(({ isScanned }) => !isScanned))('$name', ({ draw, expected, notes = {} }) => {
  test('field by field', async () => {
    const parsed = await parse(await draw());
    const mistakes = compare(expected, parsed).filter(
      ({ verdict }) => verdict !== 'right' && verdict !== 'rightly blank',
    );
    expect(mistakes).toEqual([]);
    const absent = Object.entries(requiredFields).filter(([field]) => !(field in expected));
    expect(parsed.missingFields).toEqual(absent.map(([, label]) => label));
    for (const [field, start] of Object.entries(notes)) {
      expect(parsed.notes.find((note) => note.field === field)?.message).toContain(start);
    }
    expect(parsed.notes).toHaveLength(Object.keys(notes).length);
  });

  test('what was found says where, and satisfies the contract', async () => {
    const { missingFields, notes: _, salaryMin, salaryMax, ...parsed } = await parse(await draw());
    for (const { page, quote, box, confidence } of Object.values(parsed)) {
      expect(page).toBeGreaterThanOrEqual(1);
      expect(quote.length).toBeGreaterThan(0);
      expect(box.width).toBeGreaterThan(0);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    const values = Object.fromEntries(Object.entries(parsed).map(([field, { value }]) => [field, value]));
    const salary = salaryMin && salaryMax ? { salary: { min: salaryMin.value, max: salaryMax.value } } : {};
    const checked = updateJobInputSchema.safeParse({ ...values, ...salary });
    expect(checked.error?.issues ?? []).toEqual([]);
    expect(checked.data).toMatchObject(values);
  });
});

test('the sources carry the names of the contract', async () => {
  const sources = fieldSources(await parse(await plain.draw()));
  expect(sources).toContainEqual({
    field: 'salary.min',
    page: 1,
    quote: 'Salary: £55,000 - £70,000 per annum',
    confidence: 0.95,
  });
  expect(sources.map(({ field }) => field)).toContain('applicationDeadline');
  expect(sources.map(({ field }) => field)).not.toContain('missingFields');
});

test('nothing is found in a document about something else', async () => {
  const { drawPdf } = await import('../testing/draw-pdf.ts');
  const parsed = await parse(
    await drawPdf(
      (pdf) =>
        void pdf
          .fontSize(11)
          .text(
            'Soak the beans overnight. Fry the onions gently in oil until they are soft, then add the tomatoes and let it all simmer for an hour. Serve with rice. This makes four portions and keeps for three days.',
          ),
    ),
  );
  expect(parsed.missingFields).toEqual(Object.values(requiredFields).filter((label) => label !== 'Description'));
});
