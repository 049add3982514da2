import { Image } from '@tiptap/extension-image';

const pictureIn = (element: HTMLElement): HTMLElement | null =>
  element.matches('img') ? element : element.querySelector('img');

/** Our own pictures and those over TLS; the server keeps no others either. */
const isPictureSource = (source: string): boolean => /^(\/media\/|https:\/\/)/.test(source);

const fromPicture = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? null,
});

const acceptPicture = (element: HTMLElement) =>
  isPictureSource(pictureIn(element)?.getAttribute('src') ?? '') ? null : false;

/** A picture with room for a caption beneath, in which the cursor stands. */
export const Figure = Image.extend({
  name: 'figure',
  content: 'inline*',
  isolating: true,

  addAttributes: () => ({
    src: fromPicture('src'),
    alt: { ...fromPicture('alt'), default: '' },
    width: fromPicture('width'),
    height: fromPicture('height'),
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: acceptPicture,
      contentElement: (element) =>
        (element as HTMLElement).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img[src]', getAttrs: acceptPicture },
  ],

  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],

  // Pictures come with a description: none are made by typing.
  addInputRules: () => [],

  addKeyboardShortcuts() {
    const figureAtCursor = () => {
      const { $from, empty } = this.editor.state.selection;
      return $from.parent.type === this.type ? { node: $from.parent, empty, end: $from.after() } : null;
    };
    return {
      Enter: () => {
        const figure = figureAtCursor();
        if (!figure) return false;
        const { end } = figure;
        return this.editor
          .chain()
          .insertContentAt(end, { type: 'paragraph' })
          .setTextSelection(end + 1)
          .scrollIntoView()
          .run();
      },
      Backspace: () => {
        const figure = figureAtCursor();
        return figure?.empty && figure.node.content.size === 0 ? this.editor.commands.deleteNode(this.type) : false;
      },
    };
  },
});
