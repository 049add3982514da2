import { wholeParts } from '@candela/contract/kernel/whole-parts.ts';
import { experiencePointsUnasked, type FactorId, factorPoints } from './calibration.ts';
import type { JobAsks } from './job-asks.ts';

/** A factor of a job before a candidate is held to it. */
export interface FactorFrame {
  readonly id: FactorId;
  readonly label: string;
  /** Points it can give; those of all factors make 100. */
  readonly weight: number;
}

const labels: Readonly<Record<FactorId, string>> = {
  requirements: 'Requirements met',
  work: 'Work like this job',
  experience: 'Relevant experience',
  title: 'Role and title',
  skills: 'Skills asked for',
  education: 'Education and certificates',
  niceToHave: 'Nice to have',
};

/** Who begins in a trade has no years in it; who recruits graduates or assesses apprentices may well. */
const FOR_BEGINNERS =
  /^(?:trainee\b|(?:graduate|apprentice|entry[- ]level)\b(?!.*\b(?:recruit|assess|scheme|programme|coordinat|co-ordinat|tutor|officer|manager|school)))|\b(?:trainee|apprentice(?:ship)?|intern(?:ship)?|graduate)\)?\s*(?:\(.*)?$/iu;

/** The factors a job asks for; what it does not ask for gives its points to the others. */
export function frameFactors(asks: JobAsks): FactorFrame[] {
  const isAsked: Readonly<Record<FactorId, boolean>> = {
    requirements: asks.requirements.length > 0,
    work: true,
    experience: asks.years !== undefined || !FOR_BEGINNERS.test(asks.title),
    title: true,
    skills: asks.skills.length > 0,
    education: asks.education !== undefined || asks.certificates.length > 0,
    niceToHave: asks.niceToHave.length > 0,
  };
  const ids = (Object.keys(labels) as FactorId[]).filter((id) => isAsked[id]);
  const full = (id: FactorId) => (id === 'experience' && !asks.years ? experiencePointsUnasked : factorPoints[id]);
  const whole = ids.reduce((sum, id) => sum + full(id), 0);
  const weights = wholeParts(
    ids.map((id) => (full(id) / whole) * 100),
    100,
  );
  return ids.map((id, at) => ({ id, label: labels[id], weight: weights[at] ?? 0 }));
}
