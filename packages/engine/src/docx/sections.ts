import { type PageSetup, plainPage } from '../flow/page-composer.ts';
import { childOf, childrenOf, isOn, numberOf, settingOf, type XmlElement } from './read-xml.ts';

/** A stretch of the document with its own paper and its own headers. */
export interface Section {
  readonly elements: readonly XmlElement[];
  readonly setup: PageSetup;
  readonly isContinuous: boolean;
  /** Relationship ids by `header default`, `footer first` and so on; those of earlier sections go on. */
  readonly running: ReadonlyMap<string, string>;
  readonly hasOwnFirstPage: boolean;
}

export function readSections(body: XmlElement): Section[] {
  const sections: Section[] = [];
  let elements: XmlElement[] = [];
  let running: ReadonlyMap<string, string> = new Map();
  const close = (properties: XmlElement | undefined) => {
    running = new Map([...running, ...readRunning(properties)]);
    sections.push({
      elements,
      setup: readSetup(properties),
      isContinuous: settingOf(properties, 'w:type') === 'continuous',
      running,
      hasOwnFirstPage: isOn(properties, 'w:titlePg') === true,
    });
    elements = [];
  };
  for (const element of childrenOf(body)) {
    if (element.name === 'w:sectPr') {
      close(element);
      continue;
    }
    elements.push(element);
    const end = element.name === 'w:p' ? childOf(childOf(element, 'w:pPr'), 'w:sectPr') : undefined;
    if (end) close(end);
  }
  if (elements.length > 0 || sections.length === 0) close(undefined);
  return sections;
}

function readRunning(properties: XmlElement | undefined): [string, string][] {
  return childrenOf(properties).flatMap(({ name, attributes }) => {
    const kind = name === 'w:headerReference' ? 'header' : name === 'w:footerReference' ? 'footer' : undefined;
    return kind ? [[`${kind} ${attributes['w:type'] ?? 'default'}`, attributes['r:id'] ?? '']] : [];
  });
}

const [SMALLEST, LARGEST] = [72, 4000];

function readSetup(properties: XmlElement | undefined): PageSetup {
  const size = childOf(properties, 'w:pgSz')?.attributes ?? {};
  const margins = childOf(properties, 'w:pgMar')?.attributes ?? {};
  const columns = childOf(properties, 'w:cols')?.attributes ?? {};
  const length = (value: string | undefined, usual: number) => {
    const points = numberOf(value);
    return points === undefined ? usual : Math.min(LARGEST, Math.abs(points / 20));
  };
  const width = Math.max(SMALLEST, length(size['w:w'], plainPage.width));
  const height = Math.max(SMALLEST, length(size['w:h'], plainPage.height));
  const margin = (name: string, usual: number, side: number) => Math.min(length(margins[name], usual), side / 3);
  return {
    width,
    height,
    top: margin('w:top', plainPage.top, height),
    bottom: margin('w:bottom', plainPage.bottom, height),
    left: margin('w:left', plainPage.left, width),
    right: margin('w:right', plainPage.right, width),
    columns: Math.min(6, Math.max(1, Math.trunc(numberOf(columns['w:num']) ?? 1))),
  };
}
