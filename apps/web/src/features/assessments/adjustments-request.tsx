import { adjustmentWords } from '@candela/contract/assessments/adjustment-words.ts';
import {
  getAssessment,
  requestAdjustments,
  withdrawAdjustments,
} from '@candela/contract/assessments/assessments.routes.ts';
import {
  type AdjustmentKind,
  adjustmentKinds,
  type RequestedAdjustments,
} from '@candela/contract/assessments/assessments.schemas.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { dayText } from '#entities/cv/cv-text.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { focusPage } from '#lib/focus-page.ts';
import { toast } from '#lib/toast.ts';
import { useFocusOnToggle } from '#lib/use-focus-on-toggle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** Extra time or another format: asked for here, read by the recruiters it concerns. */
export function AdjustmentsRequest({ asked }: { asked: RequestedAdjustments | null }) {
  const [isEditing, setIsEditing] = useState(false);
  const withdraw = useChange({
    change: () => api.call(withdrawAdjustments, {}),
    invalidates: [getAssessment],
    // The button that was pressed is gone.
    onSuccess: focusPage,
    onError: (error) => toast.error(toFailure(error, 'Failed to save').message),
  });
  const frame = useFocusOnToggle(isEditing);
  return (
    <div ref={frame}>
      {isEditing ? (
        <RequestForm asked={asked} onDone={() => setIsEditing(false)} />
      ) : (
        <Asked
          asked={asked}
          isWithdrawing={withdraw.isPending}
          onEdit={() => setIsEditing(true)}
          onWithdraw={() => withdraw.mutate()}
        />
      )}
    </div>
  );
}

interface AskedProps {
  asked: RequestedAdjustments | null;
  isWithdrawing: boolean;
  onEdit(): void;
  onWithdraw(): void;
}

function Asked({ asked, isWithdrawing, onEdit, onWithdraw }: AskedProps) {
  return (
    <Card title="Adjustments">
      {asked ? (
        <div className="grid gap-2 text-sm/5">
          <p>
            You asked on {dayText(asked.requestedAt)} for: {asked.kinds.map((kind) => adjustmentWords[kind]).join('; ')}
            .
          </p>
          {asked.note && (
            <p dir="auto" className="max-w-measure break-words whitespace-pre-wrap text-muted">
              {asked.note}
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            <Button size="sm" onClick={onEdit}>
              Change the request
            </Button>
            <Button size="sm" variant="ghost" loading={isWithdrawing} onClick={onWithdraw}>
              Withdraw it
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-measure text-sm/5 text-muted">
            Would extra time or another format help you? Recruiters whose jobs you applied for will read your request.
          </p>
          <Button size="sm" onClick={onEdit}>
            Request adjustments
          </Button>
        </div>
      )}
    </Card>
  );
}

function RequestForm({ asked, onDone }: { asked: RequestedAdjustments | null; onDone(): void }) {
  const [chosen, setChosen] = useState<readonly AdjustmentKind[]>(asked?.kinds ?? []);
  const [note, setNote] = useState(asked?.note ?? '');
  const request = useChange({
    change: () => api.call(requestAdjustments, { body: { kinds: [...chosen], note } }),
    invalidates: [getAssessment],
    onSuccess: onDone,
    onError: (error) => toast.error(toFailure(error, 'Failed to save').message),
  });
  return (
    <Card title="Request adjustments" description="You need not say why.">
      <form
        aria-label="Request adjustments"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          request.mutate();
        }}
      >
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">What would help</legend>
          {adjustmentKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={adjustmentWords[kind]}
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, kind] : chosen.filter((other) => other !== kind))
              }
            />
          ))}
        </fieldset>
        <Field label="Anything to add">
          <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={chosen.length === 0} loading={request.isPending}>
            Send request
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </div>
        {note !== (asked?.note ?? '') && !request.isPending && <UnsavedGuard isDirty />}
      </form>
    </Card>
  );
}
