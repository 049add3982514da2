import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { HomeLink } from './home-link.tsx';

const exampleFactors = [
  { id: 'skills', label: 'Skills', weight: 40, lit: 0.9, evidence: ['Led the move to PostgreSQL for 40 services'] },
  { id: 'experience', label: 'Experience', weight: 30, lit: 0.85, evidence: ['Six years on payment platforms'] },
  { id: 'education', label: 'Education', weight: 15, lit: 0.7, evidence: ['BSc Computer Science'] },
  { id: 'extras', label: 'Nice to have', weight: 15, lit: 0.6, evidence: ['Mentored three graduates'] },
];
const exampleScore = exampleFactors.reduce((sum, factor) => sum + factor.weight * factor.lit, 0);
const examplePoints = shownPoints(exampleFactors, exampleScore);

/** The quiet side of the sign-in pages: the promise, and the product's own drawing of it. */
export function BrandPanel() {
  return (
    <aside
      aria-label="What Candela is"
      className="sticky top-0 hidden h-dvh flex-col justify-between gap-10 border-r border-line bg-sunken p-10 lg:flex xl:px-16"
    >
      <div>
        <HomeLink />
      </div>
      <figure className="grid max-w-[26rem] gap-6">
        <p className="display text-[clamp(2.5rem,3.6vw,3.5rem)]">Hiring in the light.</p>
        <div className="grid gap-3 rounded-xl border border-line bg-surface p-5">
          <div className="flex items-baseline justify-between gap-4 text-sm/5">
            <span className="font-medium">Match score</span>
            <span className="text-[13px] text-subtle">Example</span>
          </div>
          <ScoreBar label="Example match score" score={exampleScore} factors={exampleFactors} size="lg" />
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-[13px]/5 text-muted">
            {exampleFactors.map(({ id, label, weight }, at) => (
              <li key={id} className="flex justify-between gap-3">
                {label}
                <span className="tabular text-text">
                  {examplePoints[at]} <span className="text-subtle">of {weight}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <figcaption className="text-base/6 text-pretty text-muted">
          Every score here is explained, evidenced, and shown to the person it is about. Both sides see the same
          drawing.
        </figcaption>
      </figure>
    </aside>
  );
}
