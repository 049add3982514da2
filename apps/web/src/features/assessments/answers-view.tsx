import { lockOf, messages, refuseSubmission } from '@candela/contract/assessments/assessment-rules.ts';
import { getAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import type { AnswerSet, Assessment } from '@candela/contract/assessments/assessments.schemas.ts';
import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { useRef, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { useFocusOnFault } from '#components/form/use-focus-on-fault.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { AboutAssessment } from './about-assessment.tsx';
import { AdjustmentsRequest } from './adjustments-request.tsx';
import { AnotherAttempt } from './another-attempt.tsx';
import { type Draft, draftsOf, noDraft } from './answer-draft.ts';
import type { KeeperState, SaveStatus } from './answer-keeper.ts';
import { kinds } from './assessment-kinds.ts';
import { QuestionCard } from './question-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SubmitQuestion } from './submit-question.tsx';
import { useAnswers } from './use-answers.ts';

export interface AnswersViewProps {
  assessment: Assessment;
  set: AnswerSet;
  onSubmitted(): void;
}

/** The questions with room to answer, and everything around them. */
export function AnswersView({ assessment, set, onSubmitted }: AnswersViewProps) {
  const { type, questions, adjustments } = assessment;
  const { keeper, state } = useAnswers(set, questions);
  const { answers, isChecked, busy, failure, send, isAsking, submit, stopAsking } = useSending(
    { type, questions },
    state,
    (status) => keeper.save(status),
    onSubmitted,
  );
  const lock = lockOf(set, new Date());
  // While it is locked the page shows what was submitted, not what another tab typed too late.
  const shown: Typed = lock.isLocked ? { drafts: draftsOf(set), clashes: {} } : state;

  return (
    <div ref={answers} className="grid max-w-3xl gap-5">
      <AboutAssessment type={type} isOpen={set.status === 'NOT_STARTED'} />
      {type === 'interview' && <AdjustmentsRequest asked={adjustments} />}
      {lock.isLocked ? (
        <LockNotice until={lock.until} />
      ) : (
        <AnotherAttempt set={set} hasChanges={state.phase !== 'saved'} />
      )}
      {questions.map((question, at) => {
        const draft = shown.drafts[question.id] ?? noDraft;
        const clash = shown.clashes[question.id];
        return (
          <QuestionCard
            key={question.id}
            number={at + 1}
            question={question}
            draft={draft}
            clash={clash}
            isReadOnly={lock.isLocked}
            errors={isChecked ? errorsOf(draft, clash) : {}}
            onChange={(change) => keeper.change(question.id, change)}
            onSettle={(choice) => keeper.settle(question.id, choice)}
          />
        );
      })}
      <SaveBar
        phase={state.phase}
        hasClashes={Object.keys(shown.clashes).length > 0}
        isLocked={lock.isLocked}
        busy={busy}
        failure={failure}
        onSave={() => void send('IN_PROGRESS')}
        onSubmit={submit}
      />
      <SubmitQuestion isOpen={isAsking} onClose={stopAsking} onConfirm={() => send('COMPLETED')} />
    </div>
  );
}

/** Saving and submitting: what is refused before, what went wrong, and what is under way. */
function useSending(
  { type, questions }: Pick<Assessment, 'type' | 'questions'>,
  typed: Typed,
  save: (status: SaveStatus) => Promise<unknown>,
  onSubmitted: () => void,
) {
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState<'saving' | 'submitting' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  const wantsFocus = useFocusOnFault(answers);

  const send = async (status: SaveStatus) => {
    setFailure(null);
    const isSubmit = status === 'COMPLETED';
    setIsChecked(isSubmit);
    setBusy(isSubmit ? 'submitting' : 'saving');
    try {
      await save(status);
      await invalidate([getAssessment, getDetails]);
      toast.success(isSubmit ? kinds[type].submitted : kinds[type].saved);
      if (isSubmit) onSubmitted();
    } catch (error) {
      const fallback = isSubmit
        ? 'Failed to submit assessment. Please try again.'
        : 'Failed to save progress. Please try again.';
      toast.error(fallback);
      setFailure(toFailure(error, fallback).message);
    } finally {
      setBusy(null);
    }
  };

  const submit = () => {
    setFailure(null);
    setIsChecked(true);
    const refused = refuseTyped({ type, questions }, typed);
    if (refused) {
      wantsFocus.current = true;
      setFailure(refused);
    } else if (type === 'interview') setIsAsking(true);
    else void send('COMPLETED');
  };

  return { answers, isChecked, busy, failure, send, isAsking, submit, stopAsking: () => setIsAsking(false) };
}

type Typed = Pick<KeeperState, 'drafts' | 'clashes'>;

const undecided = 'Choose which text to keep where an answer was also changed in another tab.';

/** What keeps it from being submitted, in the words of its kind. */
function refuseTyped(
  { type, questions }: Pick<Assessment, 'type' | 'questions'>,
  { drafts, clashes }: Typed,
): string | undefined {
  const refused = refuseSubmission(
    questions.map(({ id }) => id),
    Object.entries(drafts).map(([id, draft]) => ({ id, category: '', ...draft })),
  );
  if (refused) return refused === messages.incomplete ? kinds[type].incomplete : kinds[type].unexplained;
  return Object.keys(clashes).length > 0 ? undecided : undefined;
}

const errorsOf = ({ answer, ai_assisted: isAssisted, ai_reason: reason }: Draft, clash: Draft | undefined) => ({
  answer: answer.trim() === '' ? 'Write an answer' : clash && 'Choose one of the two texts',
  reason: isAssisted && reason.trim() === '' ? messages.unexplained : undefined,
});

function LockNotice({ until }: { until: Date | null }) {
  return (
    <Alert tone="info" title="Your CV assessment is submitted">
      Save and Submit unlock 30 days after the last completion
      {until && (
        <>
          {': on '}
          <time dateTime={until.toISOString()}>{formatDate(until, 'longDay', deviceZone())}</time>
        </>
      )}
      .
    </Alert>
  );
}
