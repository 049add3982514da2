import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { expect, it } from 'vitest';
import { findQuotation } from './find-quotation.ts';

const cv = {
  summary: 'A chef. Leads a kitchen and trains apprentices.',
  skills: ['Menu planning', 'C++'],
  experience: [
    {
      title: 'Head Chef',
      company: 'The Copper Ladle',
      duration: '2019 – 2024',
      description:
        '• Lead a kitchen of\neight, nights too\n• Ordered fish for the ladies’ rowing club of Harrow and sent bad fish back',
    },
    { title: 'Head Chef', company: 'Brackenhall', duration: '', description: 'Lead a kitchen of eight, nights too' },
  ],
  education: [{ qualification: 'NVQ Level 3 Cookery', institution: 'Fernhill', duration: '' }],
  certificates: ['Food safety, level 3', 'Saved [insert number] of plates, XX% of all'],
  languages: ['French'],
  unplaced: [
    { text: 'Cooked for two hundred at the harbour', page: 2 },
    { text: 'fair, every August since 2012', page: 2 },
  ],
  sources: [
    { field: 'experience.0.title', page: 1, box: { x: 0, y: 10, width: 1, height: 1 }, quote: '', confidence: 1 },
    { field: 'experience.1.title', page: 1, box: { x: 0, y: 90, width: 1, height: 1 }, quote: '', confidence: 1 },
  ],
} as Partial<Cv> as Cv;

function find(quote: string, more: Partial<Evidence> = {}) {
  const place = findQuotation(cv, { quote, page: null, box: null, ...more });
  return place && [place.field, textOf(place.field).slice(place.start, place.end)];
}
function textOf(field: string): string {
  if (field === 'unplaced.2') return cv.unplaced.map(({ text }) => text).join('\n');
  return String(field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], cv));
}

it('finds words over line ends, without bullets and capitals', () => {
  expect(find('lead a kitchen of eight, nights too')).toEqual([
    'experience.0.description',
    'Lead a kitchen of\neight, nights too',
  ]);
});

it('takes the field it was quoted from, of two that say the same', () => {
  expect(find('Lead a kitchen of eight, nights too', { field: 'experience.1.description' })?.[0]).toBe(
    'experience.1.description',
  );
  expect(find('Head Chef', { page: 1, box: { x: 0, y: 90, width: 1, height: 1 } })?.[0]).toBe('experience.1.title');
});

it('looks elsewhere when the field no longer says it', () => {
  expect(find('NVQ Level 3 Cookery', { field: 'education.4.qualification' })?.[0]).toBe('education.0.qualification');
});

it('finds a quotation from which words were taken out, or written otherwise', () => {
  expect(find('Ordered fish for the rowing club of and sent bad fish back')).toEqual([
    'experience.0.description',
    'Ordered fish for the ladies’ rowing club of Harrow and sent bad fish back',
  ]);
  expect(find('Bought fish for the rowing club of Harrow and sent bad fish back')?.[1]).toMatch(/^fish for the/);
});

it('finds what belongs to no field, over the end of a line', () => {
  expect(find('Cooked for two hundred at the harbour fair, every August since 2012')?.[0]).toBe('unplaced.2');
});

it('takes whole words, and all of a short quotation', () => {
  expect(find('C++')?.[0]).toBe('skills.1');
  expect(find('C')).toBeNull();
  expect(find('Menu writing')).toBeNull();
});

it('takes along the signs at its ends, where the CV has them too', () => {
  expect(find('[insert number]')?.[1]).toBe('[insert number]');
  expect(find('XX%')?.[1]).toBe('XX%');
  expect(find('“XX” !')?.[1]).toBe('XX');
});

it('says that a line is gone', () => {
  expect(find('Ordered meat for the rowing club of Harrow and sent bad meat back')).toBeNull();
  expect(find('Ran the bar on Fridays and the cellar on Mondays')).toBeNull();
  expect(find('–––')).toBeNull();
});
