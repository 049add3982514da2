import { IfMay } from '#components/if-may.tsx';
import { NotesButton } from '#entities/note/notes-button.tsx';
import { ScorecardsButton } from '#entities/scorecard/scorecard-summaries.tsx';

/** For a CV dialog of recruiters: what else is known of the candidate. */
export const applicantTools = ({ id, name }: { id: string; name: string }) => (
  <>
    <ScorecardsButton candidateId={id} candidateName={name} />
    <IfMay permission="note.write">
      <NotesButton candidateId={id} />
    </IfMay>
  </>
);
