import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { Card } from '#ui/card.tsx';
import { type Move, moveDetail, moveText } from '../history-words.ts';

/** Every move of every application, newest first: who, when, from and to. */
export function PersonHistory({ history }: { history: readonly Move[] }) {
  return (
    <Card title="Applications" description="Every move, newest first.">
      {history.length === 0 ? (
        <p className="text-muted">No applications yet. Add the person to a pipeline from a job’s ranking.</p>
      ) : (
        <ol className="grid">
          {history.map((move) => (
            <Step key={`${move.at} ${move.jobTitle} ${move.to}`} move={move} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Step({ move }: { move: Move }) {
  return (
    <li className="group/step relative grid grid-cols-[auto_1fr] gap-x-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="relative z-10 mt-1.5 size-2 rounded-full bg-neutral group-first/step:bg-accent"
      />
      <span
        aria-hidden="true"
        className="absolute top-3 bottom-0 left-[3.5px] w-px translate-y-1.5 bg-line group-last/step:hidden"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">{moveText(move)}</p>
        <p className="break-words text-[13px]/5">{move.jobTitle}</p>
        <p className="text-[13px]/5 text-muted">
          <time dateTime={move.at} title={fullText(move.at)}>
            {dayText(move.at)}
          </time>
          {' · '}
          {moveDetail(move)}
        </p>
      </div>
    </li>
  );
}
