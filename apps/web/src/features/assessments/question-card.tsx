import { answerMaxLength, type Question, reasonMaxLength } from '@candela/contract/assessments/assessments.schemas.ts';
import { useRef } from 'react';
import { QuestionText } from '#entities/assessment/question-text.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Draft } from './answer-draft.ts';

export interface QuestionCardProps {
  /** From 1. */
  number: number;
  question: Question;
  draft: Draft;
  /** The same answer as another tab saved it. */
  clash: Draft | undefined;
  isReadOnly: boolean;
  errors: { answer?: string | undefined; reason?: string | undefined };
  onChange(change: Partial<Draft>): void;
  onSettle(choice: 'mine' | 'theirs'): void;
}

export function QuestionCard({
  number,
  question,
  draft,
  clash,
  isReadOnly,
  errors,
  onChange,
  onSettle,
}: QuestionCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const settle = (choice: 'mine' | 'theirs') => {
    onSettle(choice);
    // The question goes once it is answered, and the keyboard goes on in what was chosen.
    field.current?.focus();
  };
  return (
    <Card aria-label={`Question ${number}`}>
      <div className="grid gap-4">
        <p className="text-[13px]/5 text-muted">
          Question {number} · {question.category}
        </p>
        <QuestionText question={question} />
        {clash && <Clash theirs={clash} onSettle={settle} />}
        <Field label={`Answer ${number}`} hideLabel required error={errors.answer}>
          <Textarea
            ref={field}
            rows={6}
            required={false}
            maxLength={answerMaxLength}
            readOnly={isReadOnly}
            value={draft.answer}
            placeholder="Write your answer"
            onChange={({ target }) => onChange({ answer: target.value })}
          />
        </Field>
        <Checkbox
          label="I used AI for this answer"
          hint="Saying so never lowers your score."
          disabled={isReadOnly}
          checked={draft.ai_assisted}
          onChange={({ target }) => onChange({ ai_assisted: target.checked })}
        />
        {draft.ai_assisted && (
          <HowAiWasUsed draft={draft} isReadOnly={isReadOnly} error={errors.reason} onChange={onChange} />
        )}
      </div>
    </Card>
  );
}

interface HowAiWasUsedProps extends Pick<QuestionCardProps, 'draft' | 'isReadOnly' | 'onChange'> {
  error: string | undefined;
}

const HowAiWasUsed = ({ draft, isReadOnly, error, onChange }: HowAiWasUsedProps) => (
  <Field label="How did you use AI?" required error={error} hint="What for, what you checked and what you changed.">
    <Textarea
      rows={2}
      required={false}
      maxLength={reasonMaxLength}
      readOnly={isReadOnly}
      value={draft.ai_reason}
      onChange={({ target }) => onChange({ ai_reason: target.value })}
    />
  </Field>
);

function Clash({ theirs, onSettle }: { theirs: Draft; onSettle(choice: 'mine' | 'theirs'): void }) {
  return (
    <Alert tone="warning" title="This answer was also changed in another tab">
      <p className="mt-1 max-w-measure break-words whitespace-pre-wrap" dir="auto">
        {theirs.answer || 'It is empty there.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onSettle('theirs')}>
          Use that text
        </Button>
        <Button size="sm" onClick={() => onSettle('mine')}>
          Keep the text below
        </Button>
      </div>
    </Alert>
  );
}
