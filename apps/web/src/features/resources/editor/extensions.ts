import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { isAllowedHref } from './href.ts';

/** Without the widths that only matter to a table one can pull apart: the page decides how wide it is. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],

  /** On the screen a wide one moves inside its frame, as it does on the page. */
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'tableWrapper';
    const contentDOM = document.createElement('tbody');
    dom.appendChild(document.createElement('table')).append(contentDOM);
    return { dom, contentDOM };
  },
});

/** What an article can consist of. The server keeps exactly this and nothing else. */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedHref,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    dropcursor: { color: false, class: 'editor-drop-cursor', width: 2 },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Figure,
  Placeholder.configure({
    showOnlyCurrent: false,
    includeChildren: true,
    placeholder: ({ editor, node, pos }) => {
      if (node.type.name === 'figure') return 'Caption (optional)';
      const isOnlyLine = editor.state.doc.childCount === 1 && pos === 0 && node.type.name === 'paragraph';
      return isOnlyLine ? 'Begin to write, or paste' : '';
    },
  }),
  CharacterCount,
];
