import { listRejectionReasons, setRejectionReasons } from '@candela/contract/applications/moves.routes.ts';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** The organisation's own list, one reason a line. */
export function ReasonsEditor({ reasons, onClose }: { reasons: readonly string[]; onClose(): void }) {
  const [typed, setTyped] = useState(reasons.join('\n'));
  const saving = useChange({
    change: (lines: string[]) => api.call(setRejectionReasons, { body: { reasons: lines } }),
    invalidates: [listRejectionReasons],
    onSuccess: onClose,
  });
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reasons for a rejection"
      description="Your organisation chooses from these. Leave it empty to restore the defaults."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={saving.isPending} onClick={() => saving.mutate(lines)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {saving.error && <Alert tone="danger">{saving.error.message}</Alert>}
        <Field label="One reason per line" required>
          <Textarea rows={8} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
