import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns2,
  PanelTop,
  Rows2,
  Table2,
  Trash2,
} from 'lucide-react';
import * as Toolbar from 'radix-ui/toolbar';
import { type ReactNode, useRef } from 'react';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { ToolbarButton, toolbarButtonClasses } from './toolbar-button.tsx';

export interface TableMenuProps {
  editor: Editor;
  isInTable: boolean;
}

type Command = (chain: ChainedCommands) => ChainedCommands;

/** Outside a table: makes one. Inside: everything that can be done to it. */
export function TableMenu({ editor, isInTable }: TableMenuProps) {
  const chosen = useRef<Command | null>(null);
  if (!isInTable) {
    return (
      <ToolbarButton
        label="Insert table"
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      >
        <Table2 />
      </ToolbarButton>
    );
  }
  // A menu that closes gives the focus back to its button. Only then can the cursor go back into the text and stay.
  const runChosen = () => {
    const command = chosen.current;
    chosen.current = null;
    if (command) command(editor.chain().focus()).run();
  };
  const item = (label: string, icon: ReactNode, command: Command) => (
    <MenuItem
      icon={icon}
      danger={label.startsWith('Delete')}
      onSelect={() => {
        chosen.current = command;
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Toolbar.Button
          type="button"
          aria-label="Table"
          title="Table"
          onFocus={runChosen}
          className={toolbarButtonClasses}
        >
          <Table2 className="text-accent-text" />
        </Toolbar.Button>
      }
    >
      {item('Row above', <BetweenHorizontalStart />, (chain) => chain.addRowBefore())}
      {item('Row below', <BetweenHorizontalEnd />, (chain) => chain.addRowAfter())}
      {item('Column to the left', <BetweenVerticalStart />, (chain) => chain.addColumnBefore())}
      {item('Column to the right', <BetweenVerticalEnd />, (chain) => chain.addColumnAfter())}
      <MenuSeparator />
      {item('Header row on or off', <PanelTop />, (chain) => chain.toggleHeaderRow())}
      <MenuSeparator />
      {item('Delete row', <Rows2 />, (chain) => chain.deleteRow())}
      {item('Delete column', <Columns2 />, (chain) => chain.deleteColumn())}
      {item('Delete table', <Trash2 />, (chain) => chain.deleteTable())}
    </DropdownMenu>
  );
}
