import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';

export interface ShortcutsDialogProps {
  onClose(): void;
  hasKeys: boolean;
  onHasKeysChange(hasKeys: boolean): void;
}

const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['J'], 'Next candidate or CV'],
  [['K'], 'Previous candidate or CV'],
  [['Enter', 'V'], 'Open the CV'],
  [['X'], 'Select or deselect'],
  [['Esc'], 'Close'],
  [['?'], 'Show this list'],
];

/** Single keys get in the way of people who speak to their computer, so they can be switched off. */
export function ShortcutsDialog({ onClose, hasKeys, onHasKeysChange }: ShortcutsDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
        {shortcuts.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        checked={hasKeys}
        onCheckedChange={onHasKeysChange}
        className="mt-5 border-t border-line pt-4"
      />
    </Dialog>
  );
}
