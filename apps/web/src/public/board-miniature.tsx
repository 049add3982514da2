import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { exampleBelow, exampleMatch, exampleRanking } from '#entities/score/example-match.ts';

interface Card {
  name: string;
  score: number;
  note: string;
}

/** The same candidates as in the little ranking, with the same scores: those it shows, and those it counts. */
const candidates = [...exampleRanking, ...exampleBelow.candidates];

const cardOf = (name: string, note: string): Card => ({
  name,
  score: candidates.find((candidate) => candidate.name === name)?.score ?? 0,
  note,
});

const columns: { status: ApplicationStatus; cards: Card[] }[] = [
  { status: 'pending', cards: [cardOf('Candidate D', 'Applied today'), cardOf('Candidate E', 'Applied yesterday')] },
  { status: 'testing', cards: [cardOf('Candidate C', 'Assessment: 11 of 15')] },
  { status: 'interview', cards: [cardOf('Candidate A', 'Thursday, 10:30'), cardOf('Candidate B', 'Friday, 14:00')] },
];

/** Three columns of the board, with the cards as they look in the product. */
export function BoardMiniature() {
  return (
    <figure className="rounded-xl border border-line bg-surface text-[15px]/6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-6 py-4">
        <span className="font-semibold">Applications</span>
        <span className="text-sm text-muted">Example · {exampleMatch.job}</span>
      </figcaption>
      <div className="grid gap-3 p-4 sm:grid-cols-3">
        {columns.map(({ status, cards }) => (
          <div key={status} className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-lg bg-sunken p-2">
            <p className="flex items-center justify-between px-1">
              <ApplicationBadge status={status} />
              <span className="tabular text-sm text-muted">{cards.length}</span>
            </p>
            {cards.map((card) => (
              <BoardCard key={card.name} card={card} />
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

function BoardCard({ card: { name, score, note } }: { card: Card }) {
  return (
    <div className="grid min-w-0 gap-1.5 rounded-md border border-line bg-surface p-2.5">
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-sm/5 font-medium">{name}</span>
        <span className="tabular text-sm/5 font-semibold">{score}%</span>
      </p>
      <p className="text-[13px]/5 text-muted">{note}</p>
    </div>
  );
}
