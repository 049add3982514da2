import { expect, it } from 'vitest';
import { confidenceWords, fieldName, isUncertain, sourcesByField } from './field-sources.ts';

it('says in words how sure the reading is', () => {
  expect(confidenceWords({ confidence: 0.85 })).toBe('Read with confidence');
  expect(confidenceWords({ confidence: 0.849 })).toBe('Fairly sure');
  expect(confidenceWords({ confidence: 0.6 })).toBe('Fairly sure');
  expect(confidenceWords({ confidence: 0.59 })).toMatch(/^Uncertain/);
  expect(isUncertain({ confidence: 0.59 })).toBe(true);
  expect(isUncertain({ confidence: 0.6 })).toBe(false);
});

it.each([
  ['summary', 'Summary'],
  ['skills.12', 'Skill'],
  ['experience.0.company', 'Company'],
  ['education.1.duration', 'Dates'],
  ['something.new', 'Field'],
])('%s is called %s', (field, name) => {
  expect(fieldName(field)).toBe(name);
});

it('keeps every place of a field that is drawn, in their order', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const at = (page: number, field: string) => ({ field, page, box, quote: '', confidence: 1 });
  const sources = [at(1, 'name'), at(1, 'summary'), at(2, 'summary'), at(1, 'skills.0')];
  const places = sourcesByField({ sources });
  expect([...places.keys()]).toEqual(['summary', 'skills.0']);
  expect(places.get('summary')?.map(({ page }) => page)).toEqual([1, 2]);
});
