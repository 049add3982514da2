import { SaxesParser } from 'saxes';
import { DocumentUnreadable } from '../document/document-unreadable.ts';

export interface XmlElement {
  /** With the prefix this product uses for the namespace (`w:p`), whatever the file's own prefix is. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/** Deeper than any document a person writes: tables in text boxes in tables reach about sixty. */
const MAX_DEPTH = 250;
/** A long CV has some ten thousand. */
const MAX_ELEMENTS = 250_000;

/** Both editions of the standard, under one prefix. */
const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
};

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
  readonly names: Names;
}

/**
 * Reads one part of a document. Nothing outside it is ever fetched, and a part that declares entities of its own is
 * refused: no word processor writes any.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser();
  const root: OpenElement = { name: '', attributes: {}, children: [], names: new Names() };
  const open: OpenElement[] = [root];
  let current = root;
  let elements = 0;
  parser.on('doctype', () => {
    throw new DocumentUnreadable('unsafe');
  });
  parser.on('error', (cause) => {
    throw new DocumentUnreadable('damaged', { cause });
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new DocumentUnreadable('too-complex');
    const names = current.names.within(tag.attributes);
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (!IRRELEVANT.test(name)) attributes[names.of(name, false)] = value;
    }
    const element: OpenElement = { name: names.of(tag.name, true), attributes, children: [], names };
    current.children.push(element);
    open.push(element);
    current = element;
  });
  parser.on('closetag', () => {
    open.pop();
    current = open.at(-1) ?? root;
  });
  const addText = (text: string) => {
    // White space between elements is no text.
    if (current.name.endsWith(':t') || text.trim() !== '') current.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decode(bytes)).close();
  const element = root.children.find((node) => typeof node !== 'string');
  if (!element) throw new DocumentUnreadable('damaged');
  return element;
}

/** Which session of editing wrote what, and the declarations themselves. */
const IRRELEVANT = /^(?:xmlns|\w+:(?:rsid|paraId|textId))/;

/** What the file's own prefixes stand for. The parser could tell, but takes twice the time for it. */
class Names {
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #known = new Map<string, string>();

  constructor(own: ReadonlyMap<string, string> = new Map()) {
    this.#prefixes = own;
  }

  /** With the prefixes an element declares for itself and what is in it. */
  within(attributes: Readonly<Record<string, string>>): Names {
    const declared = Object.entries(attributes).filter(([name]) => name.startsWith('xmlns'));
    if (declared.length === 0) return this;
    return new Names(
      new Map([
        ...this.#prefixes,
        ...declared.map(([name, uri]): [string, string] => [name.slice('xmlns:'.length), prefixes[uri] ?? '?']),
      ]),
    );
  }

  of(name: string, isElement: boolean): string {
    const key = isElement ? name : `@${name}`;
    const known = this.#known.get(key) ?? this.#work(name, isElement);
    this.#known.set(key, known);
    return known;
  }

  #work(name: string, isElement: boolean): string {
    const cut = name.indexOf(':');
    const prefix = this.#prefixes.get(name.slice(0, Math.max(0, cut)));
    // An attribute without a prefix belongs to its element, whatever the default is.
    if (cut < 0) return isElement && prefix !== undefined ? `${prefix}:${name}` : name;
    return `${prefix ?? '?'}:${name.slice(cut + 1)}`;
  }
}

/** UTF-8 as a rule; the standard also allows UTF-16. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isUtf16) return new TextDecoder('utf-8').decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

export function childrenOf(element: XmlElement | undefined): readonly XmlElement[] {
  return element?.children.filter((node) => typeof node !== 'string') ?? [];
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element).find((child) => child.name === name);
}

/** The first one anywhere below. */
export function findBelow(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of childrenOf(element)) {
    const found = child.name === name ? child : findBelow(child, name);
    if (found) return found;
  }
  return undefined;
}

export function settingOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes['w:val'];
}

/** A switch that is on when it is there, unless it says otherwise. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  return child && !/^(?:0|false|off|none)$/.test(child.attributes['w:val'] ?? '1');
}

/** A number of the file, within what can be meant. */
export function numberOf(value: string | undefined): number | undefined {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) && Math.abs(number) < 1e9 ? number : undefined;
}
