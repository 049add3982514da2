import type { CvContent } from '../../packages/engine/src/scoring/to-scoring-cv.ts';
import { careers } from '../../packages/engine/src/testing/cvs/careers.ts';

const verbs = ['Planned', 'Led', 'Wrote', 'Checked', 'Improved', 'Introduced', 'Explained', 'Delivered'];
const things = ['reports', 'budgets', 'systems', 'schedules', 'training', 'contracts', 'inspections', 'campaigns'];
const places = ['for three sites', 'with twelve suppliers', 'across the region', 'for the board', 'every quarter'];

/** A CV of the length real ones have: five posts with seven lines each, and what stands around them. */
export function makeLongCv(seed: number): CvContent {
  const pick = <T>(list: readonly T[], at: number): T => {
    const picked = list[(seed * 31 + at * 17 + ((seed * at) % 7)) % list.length];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return {
    name: 'Alex Example',
    summary: pick(careers, 0).summary,
    skills: pick(careers, 0).skills.map((skill) => skill.split('=')[0] ?? skill),
    experience: Array.from({ length: 5 }, (_, entry) => ({
      title: pick(pick(careers, entry > 2 ? 1 : 0).titles, entry),
      duration: `${2022 - entry * 3} – ${2025 - entry * 3}`,
      description: Array.from({ length: 7 }, (__, line) =>
        line % 2 === 0
          ? pick(pick(careers, entry > 2 ? 1 : 0).duties, line + entry).replace(/\[\[(.*?)(?:=.*?)?\]\]/g, '$1') +
            ` in ${2010 + entry}, ${(seed * 7 + line) % 90} times`
          : `${pick(verbs, line + entry)} ${pick(things, line * 3 + entry)} ${pick(places, line + entry * 5)} and cut the costs of ${pick(things, line + 2)} by ${(seed + line * 5 + entry) % 90} percent`,
      ).join('\n'),
    })),
    education: pick(careers, 0).courses.map((qualification) => ({ qualification })),
    certificates: pick(careers, 0).certificates,
    other: ['Volunteer with a local charity that repairs bicycles for children', 'Spoke at two meetings of the trade'],
  };
}
