import type { Document, DocumentFlag } from '../document/document.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { defaultReadLimits, type ReadLimits } from '../document/read-limits.ts';
import { buildDocument } from '../flow/build-pages.ts';
import { PageComposer } from '../flow/page-composer.ts';
import { bodyOf, flowBlocks, pageSurroundings } from './flow-blocks.ts';
import { readInk } from './look.ts';
import { readNumbering } from './numbering.ts';
import type { Archive } from './open-archive.ts';
import { type Part, readPart, readRelationships } from './parts.ts';
import { childOf, childrenOf, findBelow } from './read-xml.ts';
import { readSections, type Section } from './sections.ts';
import type { DocxContext, Surroundings } from './story.ts';
import { readStyles } from './styles.ts';

const MAX_RUNNING_PARTS = 60;
/** From the edge of the paper. */
const RUNNING_MARGIN = 36;

/** The part the archive calls its main document. */
export async function findMainPart(archive: Archive): Promise<string | undefined> {
  const root = await readRelationships(archive, '').catch(() => new Map<string, never>());
  const target = [...root.values()].find(({ kind }) => kind === 'officeDocument')?.target ?? 'word/document.xml';
  return [target, 'word/document.xml'].find((name) => /^word\/.*\.xml$/.test(name) && archive.names.includes(name));
}

/** Reads a Word document as a person would see it. */
export async function readDocx(
  archive: Archive,
  mainPath: string,
  limits: ReadLimits = defaultReadLimits,
): Promise<Document> {
  const main = await readPart(archive, mainPath);
  if (main?.root.name !== 'w:document') throw new DocumentUnreadable('damaged');
  const partOf = async (kind: string): Promise<Part | undefined> => {
    const target = [...main.links.values()].find((link) => link.kind === kind && !link.isExternal)?.target;
    return target === undefined ? undefined : readPart(archive, target);
  };
  const sections = readSections(bodyOf(main.root));
  const running = await readRunningParts(archive, main, sections);
  const context: DocxContext = {
    styles: readStyles((await partOf('styles'))?.root),
    numbering: readNumbering((await partOf('numbering'))?.root),
    composer: new PageComposer(limits, findBelow(main.root, 'w:lastRenderedPageBreak') === undefined),
    flags: findActiveContent(archive),
    notes: [],
  };
  const notes = { footnote: await partOf('footnotes'), endnote: await partOf('endnotes') };
  const hasEvenHeaders = childOf((await partOf('settings'))?.root, 'w:evenAndOddHeaders') !== undefined;
  const ink = readInk(childOf(main.root, 'w:background')?.attributes['w:color']);
  const surroundings = pageSurroundings(ink === 'auto' ? undefined : ink);
  const story = { context, links: main.links, fields: [] };

  for (const section of sections) {
    let isFirst = true;
    context.composer.onNewPage = (page) => {
      writeRunning(section, running, context, surroundings, {
        isFirst: isFirst && section.hasOwnFirstPage,
        isEven: hasEvenHeaders && page % 2 === 1,
      });
      isFirst = false;
    };
    context.composer.startSection(section.setup, section.isContinuous);
    flowBlocks(section.elements, story, surroundings);
  }
  // Notes may refer to notes; those of the text are enough.
  for (const { kind, id } of context.notes.slice(0, 200)) {
    const note = childrenOf(notes[kind]?.root).find(({ attributes }) => attributes['w:id'] === id);
    if (note)
      flowBlocks(childrenOf(note), { context, links: notes[kind]?.links ?? new Map(), fields: [] }, surroundings);
  }
  return buildDocument('docx', context.composer.pages, withoutDoubles(context.flags));
}

async function readRunningParts(
  archive: Archive,
  main: Part,
  sections: readonly Section[],
): Promise<ReadonlyMap<string, Part>> {
  const ids = new Set(sections.flatMap((section) => [...section.running.values()]));
  const parts = new Map<string, Part>();
  for (const id of [...ids].slice(0, MAX_RUNNING_PARTS)) {
    const link = main.links.get(id);
    const part = link && !link.isExternal ? await readPart(archive, link.target) : undefined;
    if (part) parts.set(id, part);
  }
  return parts;
}

/** The header and the footer of the page that was just begun. */
function writeRunning(
  section: Section,
  parts: ReadonlyMap<string, Part>,
  context: DocxContext,
  surroundings: Surroundings,
  { isFirst, isEven }: { isFirst: boolean; isEven: boolean },
): void {
  const { composer } = context;
  const { setup } = section;
  const frame = { x: setup.left, width: Math.max(72, setup.width - setup.left - setup.right) };
  const write = (kind: 'header' | 'footer', y: number): number => {
    const variant = isFirst ? 'first' : isEven ? 'even' : 'default';
    const part = parts.get(section.running.get(`${kind} ${variant}`) ?? '');
    if (!part) return y;
    const story = { context, links: part.links, fields: [] };
    return composer.aside(kind === 'header' ? 'head' : 'foot', frame, y, () =>
      flowBlocks(childrenOf(part.root), story, surroundings),
    );
  };
  const end = write('header', RUNNING_MARGIN);
  write('footer', setup.height - Math.min(setup.bottom, RUNNING_MARGIN * 1.5));
  if (composer.page) composer.page.top = Math.min(Math.max(composer.page.top, end), setup.height / 2);
}

/** Never run, never opened; but recruiters who look at the file should know. */
function findActiveContent({ names }: Archive): DocumentFlag[] {
  const hasScript = names.some((name) => /(?:^|\/)(?:vbaProject\.bin|activeX\/)/i.test(name));
  const hasFile = names.some((name) => /(?:^|\/)embeddings\/[^/]/i.test(name));
  return [
    ...(hasScript ? [{ kind: 'active-content', what: 'script' } as const] : []),
    ...(hasFile ? [{ kind: 'active-content', what: 'embedded-file' } as const] : []),
  ];
}

function withoutDoubles(flags: readonly DocumentFlag[]): DocumentFlag[] {
  return [...new Map(flags.map((flag) => [JSON.stringify(flag), flag])).values()];
}
