import { DocumentUnreadable } from '../document/document-unreadable.ts';
import type { Archive } from './open-archive.ts';
import { childrenOf, readXml, type XmlElement } from './read-xml.ts';

export interface Relationship {
  /** The last word of its type: `hyperlink`, `header`, `styles`. */
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
}

export type Relationships = ReadonlyMap<string, Relationship>;

export interface Part {
  readonly root: XmlElement;
  readonly links: Relationships;
}

/** A part of the document with what it refers to; absent when it is missing or cannot be read. */
export async function readPart(archive: Archive, path: string): Promise<Part | undefined> {
  try {
    const bytes = await archive.read(path);
    return bytes && { root: readXml(bytes), links: await readRelationships(archive, path) };
  } catch (error) {
    // A document without its styles is still a document.
    if (error instanceof DocumentUnreadable && error.reason === 'damaged') return undefined;
    throw error;
  }
}

export async function readRelationships(archive: Archive, path: string): Promise<Relationships> {
  const cut = path.lastIndexOf('/') + 1;
  const bytes = await archive.read(`${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`);
  if (!bytes) return new Map();
  const folder = path.slice(0, cut);
  return new Map(
    childrenOf(readXml(bytes)).map(({ attributes }) => {
      const isExternal = attributes.TargetMode === 'External';
      const target = attributes.Target ?? '';
      const kind = (attributes.Type ?? '').split('/').at(-1) ?? '';
      return [attributes.Id ?? '', { kind, isExternal, target: isExternal ? target : resolve(folder, target) }];
    }),
  );
}

/** The name of another part of the archive; it can never be anything else. */
function resolve(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Only addresses a person could follow. */
export function toLink(target: string | undefined): string | undefined {
  const address = target?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:|tel:)\S/i.test(address) && address.length <= 2000 ? address : undefined;
}
