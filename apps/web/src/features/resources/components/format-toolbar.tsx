import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Undo2,
} from 'lucide-react';
import * as Toolbar from 'radix-ui/toolbar';
import { TableMenu } from './table-menu.tsx';
import { ToolbarButton, ToolbarSeparator } from './toolbar-button.tsx';

export interface FormatToolbarProps {
  editor: Editor;
  onLink(): void;
  onImage(): void;
}

const headings = [
  { level: 2, icon: Heading2 },
  { level: 3, icon: Heading3 },
  { level: 4, icon: Heading4 },
] as const;

type Chain = ReturnType<Editor['chain']>;

interface Format {
  label: string;
  keys: string;
  icon: LucideIcon;
  /** As the editor calls what is at the cursor. */
  name: string;
  toggle(chain: Chain): Chain;
}

/** What words can wear. */
const marks: readonly Format[] = [
  { label: 'Bold', keys: 'Mod+B', icon: Bold, name: 'bold', toggle: (chain) => chain.toggleBold() },
  { label: 'Italic', keys: 'Mod+I', icon: Italic, name: 'italic', toggle: (chain) => chain.toggleItalic() },
  {
    label: 'Strike through',
    keys: 'Mod+Shift+S',
    icon: Strikethrough,
    name: 'strike',
    toggle: (chain) => chain.toggleStrike(),
  },
  { label: 'Code', keys: 'Mod+E', icon: Code, name: 'code', toggle: (chain) => chain.toggleCode() },
];

/** What whole paragraphs can become. */
const blocks: readonly Format[] = [
  {
    label: 'Bullet list',
    keys: 'Mod+Shift+8',
    icon: List,
    name: 'bulletList',
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    keys: 'Mod+Shift+7',
    icon: ListOrdered,
    name: 'orderedList',
    toggle: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Quote', keys: 'Mod+Shift+B', icon: Quote, name: 'blockquote', toggle: (chain) => chain.toggleBlockquote() },
  {
    label: 'Code block',
    keys: 'Mod+Alt+C',
    icon: CodeXml,
    name: 'codeBlock',
    toggle: (chain) => chain.toggleCodeBlock(),
  },
];

const named = ['link', 'table', 'figure', ...[...marks, ...blocks].map(({ name }) => name)];

/** What is at the cursor, and whether there is a step to undo. */
const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      undo: now.can().undo(),
      redo: now.can().redo(),
      heading: headings.find(({ level }) => now.isActive('heading', { level }))?.level,
      names: named.filter((name) => now.isActive(name)),
    }),
  });

/** Everything the text can wear. One stop for the Tab key; the arrow keys go through it. */
export function FormatToolbar({ editor, onLink, onImage }: FormatToolbarProps) {
  const active = useActive(editor);
  const is = (name: string) => active.names.includes(name);
  const edit = () => editor.chain().focus();
  const formatButton = ({ label, keys, icon: Icon, name, toggle }: Format) => (
    <ToolbarButton key={name} label={label} keys={keys} pressed={is(name)} onClick={() => toggle(edit()).run()}>
      <Icon />
    </ToolbarButton>
  );
  return (
    <Toolbar.Root aria-label="Formatting" className="flex flex-wrap gap-0.5">
      <ToolbarButton label="Undo" keys="Mod+Z" disabled={!active.undo} onClick={() => edit().undo().run()}>
        <Undo2 />
      </ToolbarButton>
      <ToolbarButton label="Redo" keys="Mod+Shift+Z" disabled={!active.redo} onClick={() => edit().redo().run()}>
        <Redo2 />
      </ToolbarButton>
      <ToolbarSeparator />
      {headings.map(({ level, icon: Icon }) => (
        <ToolbarButton
          key={level}
          label={`Heading ${level}`}
          keys={`Mod+Alt+${level}`}
          pressed={active.heading === level}
          onClick={() => edit().toggleHeading({ level }).run()}
        >
          <Icon />
        </ToolbarButton>
      ))}
      <ToolbarSeparator />
      {marks.map(formatButton)}
      <ToolbarButton label="Link" keys="Mod+K" pressed={is('link')} aria-haspopup="dialog" onClick={onLink}>
        <Link2 />
      </ToolbarButton>
      <ToolbarSeparator />
      {blocks.map(formatButton)}
      <ToolbarButton label="Divider" onClick={() => edit().setHorizontalRule().run()}>
        <Minus />
      </ToolbarButton>
      <ToolbarSeparator />
      <TableMenu editor={editor} isInTable={is('table')} />
      <ToolbarButton
        label={is('figure') ? 'Edit image' : 'Insert image'}
        pressed={is('figure') || undefined}
        aria-haspopup="dialog"
        onClick={onImage}
      >
        <ImagePlus />
      </ToolbarButton>
    </Toolbar.Root>
  );
}
