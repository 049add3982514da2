import type { Paragraph } from '../flow/flow.ts';
import type { Frame } from '../flow/page-composer.ts';
import { type RowCell, writeTable } from '../flow/write-table.ts';
import { readShading } from './look.ts';
import { readParagraph } from './read-paragraph.ts';
import { childOf, childrenOf, findBelow, isOn, numberOf, settingOf, type XmlElement } from './read-xml.ts';
import type { Story, Surroundings } from './story.ts';

type FlowBlocks = (elements: readonly XmlElement[], story: Story, surroundings: Surroundings) => void;

export function flowTable(table: XmlElement, story: Story, around: Surroundings, flow: FlowBlocks): void {
  writeTable(readRows(table, story, around, flow), story.context.composer);
}

function readRows(table: XmlElement, story: Story, around: Surroundings, flow: FlowBlocks): RowCell[][] {
  const { frame } = story.context.composer;
  const styleId = settingOf(childOf(table, 'w:tblPr'), 'w:tblStyle');
  const ground = story.context.styles.paintsCells(styleId) ? 'unknown' : around.ground;
  const grid = childrenOf(childOf(table, 'w:tblGrid')).map(({ attributes }) => (numberOf(attributes['w:w']) ?? 0) / 20);
  return below(table, 'w:tr')
    .filter((row) => !childOf(childOf(row, 'w:trPr'), 'w:del') && !isOn(childOf(row, 'w:trPr'), 'w:hidden'))
    .map((row) => {
      const cells = below(row, 'w:tc');
      const widths = widthsOf(cells, grid);
      const total = widths.reduce((sum, width) => sum + width, 0);
      const scale = total > 0 ? Math.min(1, frame.width / total) : 0;
      let x = frame.x;
      return cells.map((element, index) => {
        const width = scale > 0 ? (widths[index] ?? 0) * scale : frame.width / cells.length;
        const shading = readShading(childOf(childOf(element, 'w:tcPr'), 'w:shd'));
        const surroundings = { ...around, ground: shading ?? ground };
        const cell = describe(element, { x, width: Math.max(width, 24) });
        x += width;
        return {
          ...cell,
          read: () => readCell(element, story, surroundings),
          flow: () => flow(childrenOf(element), story, surroundings),
        };
      });
    });
}

/** Rows and cells may be wrapped in content controls. */
function below(element: XmlElement, name: 'w:tr' | 'w:tc'): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    return /^w:(?:sdt|sdtContent|customXml|ins|moveTo)$/.test(child.name) ? below(child, name) : [];
  });
}

function widthsOf(cells: readonly XmlElement[], grid: readonly number[]): number[] {
  let column = 0;
  return cells.map((cell) => {
    const properties = childOf(cell, 'w:tcPr');
    const span = Math.min(64, Math.max(1, numberOf(settingOf(properties, 'w:gridSpan')) ?? 1));
    const spanned = grid.slice(column, column + span).reduce((sum, width) => sum + width, 0);
    column += span;
    const { 'w:w': own, 'w:type': unit = 'dxa' } = childOf(properties, 'w:tcW')?.attributes ?? {};
    return spanned > 0 ? spanned : unit === 'dxa' ? (numberOf(own) ?? 0) / 20 : 0;
  });
}

function describe(element: XmlElement, frame: Frame): Omit<RowCell, 'read' | 'flow'> {
  const texts = paragraphTexts(element).filter((text) => text !== '');
  const isPlain =
    childrenOf(element).every(({ name }) => name === 'w:p' || name === 'w:tcPr' || /bookmark/i.test(name)) &&
    !['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent'].some((name) => findBelow(element, name));
  return { frame, paragraphs: texts.length, text: texts.join(' '), isPlain };
}

function paragraphTexts(element: XmlElement): string[] {
  return childrenOf(element).flatMap((child) =>
    child.name === 'w:p' ? [textBelow(child).trim()] : paragraphTexts(child),
  );
}

function textBelow(element: XmlElement): string {
  if (element.name === 'w:t') return element.children.join('');
  return childrenOf(element)
    .map((child) => textBelow(child))
    .join('');
}

/** The cell's paragraphs that have text. */
function readCell(element: XmlElement, story: Story, surroundings: Surroundings): Paragraph[] {
  return childrenOf(element)
    .filter(({ name }) => name === 'w:p')
    .flatMap((paragraph) => readParagraph(paragraph, story, surroundings).parts.map((part) => part.paragraph))
    .filter(({ lines }) => lines.length > 0);
}
