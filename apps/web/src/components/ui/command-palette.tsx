import { Search } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

export interface Command {
  id: string;
  label: string;
  /** Second line or address. */
  hint?: string;
  icon?: ReactNode;
  group: string;
  onSelect: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Already filtered, best first; entries of one group stand together. */
  commands: readonly Command[];
  loading?: boolean;
  placeholder?: string;
}

/** A dialog with one input and one list. What can be found is the caller's business. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, query, commands, loading } = props;
  const listId = useId();
  const choosing = useChoosing(props, (index) => optionId(listId, index));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed top-[14vh] left-1/2 z-50 flex max-h-[64vh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-appear flex-col overflow-hidden rounded-xl border border-line bg-raised text-sm/5 text-text shadow-dialog"
        >
          <Primitive.Title className="sr-only">Command palette</Primitive.Title>
          <PaletteInput {...props} listId={listId} choosing={choosing} />
          <div id={listId} role="listbox" aria-label="Results" className="min-h-0 overflow-y-auto p-2">
            {commands.map((command, index) => (
              <div key={command.id} role="presentation">
                {command.group !== commands[index - 1]?.group && (
                  <div role="presentation" className="px-2.5 pt-2 pb-1 text-xs/5 text-subtle">
                    {command.group}
                  </div>
                )}
                <PaletteOption id={optionId(listId, index)} command={command} index={index} choosing={choosing} />
              </div>
            ))}
          </div>
          {commands.length === 0 && !loading && (
            <p role="status" className="px-4 pb-6 text-center text-muted">
              Nothing found{query ? ` for “${query}”` : ''}.
            </p>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Which command the keys and the pointer are at. */
function useChoosing({ commands, onOpenChange }: CommandPaletteProps, idOf: (index: number) => string) {
  const [cursor, setCursor] = useState(0);
  const active = Math.min(cursor, Math.max(commands.length - 1, 0));

  const choose = (command: Command | undefined) => {
    if (!command) return;
    onOpenChange(false);
    command.onSelect();
  };

  const move = (to: number) => {
    const next = (to + commands.length) % Math.max(commands.length, 1);
    setCursor(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: () => move(0),
    End: () => move(commands.length - 1),
    Enter: () => choose(commands[active]),
  };

  const handleKey = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
  return { active, setCursor, choose, handleKey };
}

type Choosing = ReturnType<typeof useChoosing>;

interface PaletteInputProps extends CommandPaletteProps {
  listId: string;
  choosing: Choosing;
}

function PaletteInput({ listId, choosing, query, onQueryChange, commands, loading, ...props }: PaletteInputProps) {
  const { placeholder = 'Find a page, job or candidate' } = props;
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      {loading ? <Spinner className="text-muted" /> : <Search aria-hidden="true" className="size-4 text-muted" />}
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? optionId(listId, choosing.active) : undefined}
        aria-label={placeholder}
        autoComplete="off"
        placeholder={placeholder}
        value={query}
        onChange={(event) => {
          choosing.setCursor(0);
          onQueryChange(event.target.value);
        }}
        onKeyDown={choosing.handleKey}
        className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-subtle"
      />
      <span className="pointer-coarse:hidden">
        <Kbd>Esc</Kbd>
      </span>
    </div>
  );
}

interface PaletteOptionProps {
  id: string;
  command: Command;
  index: number;
  choosing: Choosing;
}

/** Keys are handled on the input, which keeps the focus. */
function PaletteOption({ id, command, index, choosing }: PaletteOptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={index === choosing.active}
      onPointerMove={() => choosing.setCursor(index)}
      onClick={() => choosing.choose(command)}
      onKeyDown={choosing.handleKey}
      className={cn(
        'flex min-h-row items-center gap-3 rounded-md px-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted',
        index === choosing.active && 'bg-hover',
      )}
    >
      {command.icon}
      <span className="max-w-2/3 shrink-0 grow truncate">{command.label}</span>
      {command.hint && <span className="ml-auto min-w-0 truncate text-[13px] text-muted">{command.hint}</span>}
    </div>
  );
}
