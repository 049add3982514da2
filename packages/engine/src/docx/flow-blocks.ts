import { white } from '../document/colour.ts';
import { type Drawing, readDrawings } from './drawings.ts';
import { flowTable } from './flow-table.ts';
import { chooseContent, type ReadParagraph, readParagraph } from './read-paragraph.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';
import { type Story, type Surroundings, storyWithin } from './story.ts';

const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:sectPr', 'w:tblPr', 'w:tcPr', 'w:sdtPr', 'w:sdtEndPr']);

/** Lays out paragraphs and tables one after the other. */
export function flowBlocks(elements: readonly XmlElement[], story: Story, surroundings: Surroundings): void {
  for (const element of elements) {
    if (LEFT_OUT.has(element.name)) continue;
    if (element.name === 'w:p') flowParagraph(element, story, surroundings);
    else if (element.name === 'w:tbl') flowTable(element, story, surroundings, flowBlocks);
    else if (element.name === 'mc:AlternateContent') {
      flowBlocks(childrenOf(chooseContent(element)), story, surroundings);
    } else if (element.name === 'w:altChunk') {
      story.context.flags.push({ kind: 'active-content', what: 'embedded-file' });
    } else flowBlocks(childrenOf(element), story, surroundings);
  }
}

function flowParagraph(element: XmlElement, story: Story, surroundings: Surroundings): void {
  writeParagraph(readParagraph(element, story, surroundings), story, surroundings);
}

export function writeParagraph(read: ReadParagraph, story: Story, surroundings: Surroundings): void {
  const { composer } = story.context;
  if (read.breaksBefore) composer.startPage();
  const { y } = composer.place;
  for (const { paragraph, endsWith } of read.parts) {
    composer.write(paragraph.lines.length === 0 && endsWith ? { ...paragraph, lines: [] } : withBlank(paragraph));
    if (endsWith === 'page') composer.startPage();
    if (endsWith === 'column') composer.breakColumn();
  }
  for (const element of read.drawings) {
    for (const drawing of readDrawings(element, composer.setup, y)) flowDrawing(drawing, story, surroundings);
  }
  if (read.endsOnNextPage) composer.startPage();
}

/** A paragraph without text takes the room of a line. */
function withBlank<T extends { readonly lines: readonly unknown[] }>(paragraph: T): T {
  return paragraph.lines.length === 0 ? { ...paragraph, lines: [[]] } : paragraph;
}

function flowDrawing({ box, ground, hidden, content, isInline }: Drawing, story: Story, around: Surroundings): void {
  const { composer } = story.context;
  const isSeen = hidden === undefined && around.hidden === undefined;
  if (ground !== undefined && !content && isSeen) {
    composer.addShape({ ...box, colour: ground === 'unknown' ? undefined : ground });
  }
  if (!content) return;
  const within = storyWithin(story);
  const surroundings = { ground: ground ?? around.ground, hidden: around.hidden ?? hidden };
  const layOut = () => flowBlocks(childrenOf(content), within, surroundings);
  if (isInline) {
    layOut();
    return;
  }
  const floating = { box, lines: [] };
  composer.page?.floating.push(floating);
  const frame = { x: Math.max(0, box.x), width: Math.max(box.width, 72) };
  composer.aside(floating, frame, Math.max(0, box.y), layOut);
}

/** The page's own colour, where the file gives it one. */
export function pageSurroundings(background: Surroundings['ground'] | undefined): Surroundings {
  return { ground: background ?? white, hidden: undefined };
}

export const bodyOf = (root: XmlElement): XmlElement => childOf(root, 'w:body') ?? root;
