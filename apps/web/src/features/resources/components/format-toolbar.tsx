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

/** Everything the text can wear. One stop for the Tab key; the arrow keys go through it. */
export function FormatToolbar({ editor, onLink, onImage }: FormatToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const is = (name: string, attributes?: object) => now.isActive(name, attributes);
      const can = now.can();
      return {
        undo: can.undo(),
        redo: can.redo(),
        heading: headings.find(({ level }) => is('heading', { level }))?.level,
        bold: is('bold'),
        italic: is('italic'),
        strike: is('strike'),
        code: is('code'),
        link: is('link'),
        bulletList: is('bulletList'),
        orderedList: is('orderedList'),
        blockquote: is('blockquote'),
        codeBlock: is('codeBlock'),
        table: is('table'),
        figure: is('figure'),
      };
    },
  });
  const edit = () => editor.chain().focus();
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
      <ToolbarButton label="Bold" keys="Mod+B" pressed={active.bold} onClick={() => edit().toggleBold().run()}>
        <Bold />
      </ToolbarButton>
      <ToolbarButton label="Italic" keys="Mod+I" pressed={active.italic} onClick={() => edit().toggleItalic().run()}>
        <Italic />
      </ToolbarButton>
      <ToolbarButton
        label="Strike through"
        keys="Mod+Shift+S"
        pressed={active.strike}
        onClick={() => edit().toggleStrike().run()}
      >
        <Strikethrough />
      </ToolbarButton>
      <ToolbarButton label="Code" keys="Mod+E" pressed={active.code} onClick={() => edit().toggleCode().run()}>
        <Code />
      </ToolbarButton>
      <ToolbarButton label="Link" keys="Mod+K" pressed={active.link} aria-haspopup="dialog" onClick={onLink}>
        <Link2 />
      </ToolbarButton>
      <ToolbarSeparator />
      <ToolbarButton
        label="Bullet list"
        keys="Mod+Shift+8"
        pressed={active.bulletList}
        onClick={() => edit().toggleBulletList().run()}
      >
        <List />
      </ToolbarButton>
      <ToolbarButton
        label="Numbered list"
        keys="Mod+Shift+7"
        pressed={active.orderedList}
        onClick={() => edit().toggleOrderedList().run()}
      >
        <ListOrdered />
      </ToolbarButton>
      <ToolbarButton
        label="Quote"
        keys="Mod+Shift+B"
        pressed={active.blockquote}
        onClick={() => edit().toggleBlockquote().run()}
      >
        <Quote />
      </ToolbarButton>
      <ToolbarButton
        label="Code block"
        keys="Mod+Alt+C"
        pressed={active.codeBlock}
        onClick={() => edit().toggleCodeBlock().run()}
      >
        <CodeXml />
      </ToolbarButton>
      <ToolbarButton label="Divider" onClick={() => edit().setHorizontalRule().run()}>
        <Minus />
      </ToolbarButton>
      <ToolbarSeparator />
      <TableMenu editor={editor} isInTable={active.table} />
      <ToolbarButton
        label={active.figure ? 'Edit image' : 'Insert image'}
        pressed={active.figure || undefined}
        aria-haspopup="dialog"
        onClick={onImage}
      >
        <ImagePlus />
      </ToolbarButton>
    </Toolbar.Root>
  );
}
