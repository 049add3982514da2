import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { useUser } from '#lib/api/use-session.ts';

/** A score tells who made it: the engine that is built in, alone or with what a configured model found. */
export function ScoredBy({ explanation }: { explanation: Explanation }) {
  const { engine, version, readBy, isBeingRead, note, scoredAt } = explanation;
  const isOwn = useUser()?.role === 'candidate';
  return (
    <div className="grid gap-1.5 border-t border-line pt-3 text-[13px]/5 text-muted">
      {note && <p className="text-text">{note}</p>}
      {isBeingRead && (
        <p role="status" className="text-text">
          So far the requirements were compared by words and meaning. The lines of the CV are being read now, and what
          is met may change.
        </p>
      )}
      <p>
        Scored by {engineText(engine)} ({version}){readBy && `, read by ${readBy},`} on{' '}
        <time dateTime={scoredAt} title={fullText(scoredAt)}>
          {dayText(scoredAt)}
        </time>
        , without name, photo, age, gender, address or nationality.{' '}
        {isOwn ? 'Recruiters see the same explanation.' : 'The candidate can see the same explanation.'}
      </p>
    </div>
  );
}

const engineText = (engine: string): string => {
  if (engine === 'candela') return 'the built-in engine';
  if (!engine.startsWith('llm:')) return engine;
  return `the built-in engine, with what the language model ${engine.slice('llm:'.length)} found`;
};
