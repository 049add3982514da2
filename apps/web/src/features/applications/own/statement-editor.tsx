import { removeScoreStatement, writeScoreStatement } from '@candela/contract/applications/own-applications.routes.ts';
import { type Statement, statementMaxLength } from '@candela/contract/authorship/authorship.schemas.ts';
import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { useState } from 'react';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { ScoreStatement } from '#entities/score/score-statement.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useFocusOnToggle } from '#lib/use-focus-on-toggle.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

export interface StatementEditorProps {
  jobId: string;
  statement: Statement | null;
}

/** What the candidate says to the score; recruiters read it beside the score. Empty words take it back. */
export function StatementEditor({ jobId, statement }: StatementEditorProps) {
  const [isEditing, setIsEditing] = useState(false);
  const frame = useFocusOnToggle(isEditing);
  return (
    <div ref={frame} className="mt-4">
      {isEditing ? (
        <StatementForm jobId={jobId} statement={statement} onDone={() => setIsEditing(false)} />
      ) : (
        <div className="grid justify-items-start gap-2">
          {statement && <ScoreStatement statement={statement} />}
          <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => setIsEditing(true)}>
            {statement ? 'Change your statement' : 'Add a statement about this score'}
          </Button>
        </div>
      )}
    </div>
  );
}

function StatementForm({ jobId, statement, onDone }: StatementEditorProps & { onDone(): void }) {
  const before = statement?.text ?? '';
  const [text, setText] = useState(before);
  const save = useChange({
    change: async (words: string) => {
      const params = { id: jobId };
      if (words === '') await api.call(removeScoreStatement, { params });
      else await api.call(writeScoreStatement, { params, body: { text: words } });
    },
    invalidates: [explainRanking],
    onSuccess: onDone,
  });

  return (
    <form
      aria-label="Your statement on the score"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(text.trim());
      }}
    >
      <Field label="Your comment on this score" hint="Recruiters read it beside the score. It changes no score.">
        <Textarea value={text} maxLength={statementMaxLength} onChange={(event) => setText(event.target.value)} />
      </Field>
      {save.error && <Alert tone="danger">{save.error.message}</Alert>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={save.isPending}>
          Save
        </Button>
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
      {text !== before && !save.isPending && <UnsavedGuard isDirty />}
    </form>
  );
}
