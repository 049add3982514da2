import { type ZipEntry, zipFile } from './zip-file.ts';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A run of text; `look` is what goes into its properties. */
export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

export const tab = '<w:r><w:tab/></w:r>';
export const lineBreak = '<w:r><w:br/></w:r>';
export const pageBreak = '<w:r><w:br w:type="page"/></w:r>';

/** A paragraph of runs, or of plain text. */
export const paragraph = (content: string, look = ''): string =>
  `<w:p>${look && `<w:pPr>${look}</w:pPr>`}${content.startsWith('<') || content === '' ? content : run(content)}</w:p>`;

export const heading = (text: string, level = 1): string => paragraph(run(text), `<w:pStyle w:val="Heading${level}"/>`);

export const item = (text: string, list = 1, level = 0): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

/** Cells are paragraphs, or plain text. */
export const table = (rows: readonly (readonly string[])[], properties = ''): string =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows.map(tableRow).join('')}</w:tbl>`;

const tableRow = (cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<w:') ? cell : paragraph(cell)}</w:tc>`).join('')}</w:tr>`;

export interface TextBox {
  /** From the page's top left corner, in points. */
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  /** `rrggbb`. */
  readonly fill?: string;
}

const emu = (points: number): number => Math.round(points * 12_700);

/** A text box as Word writes it: once for itself and once for older readers. */
export function textBox(content: string, box: TextBox): string {
  const inside = `<w:txbxContent>${content}</w:txbxContent>`;
  const old = `<w:pict><v:shape style="position:absolute;margin-left:0;margin-top:0"><v:textbox>${inside}</v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing(`<wps:txbx>${inside}</wps:txbx>`, box)}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}

/** A rectangle without text. */
export const shape = (box: TextBox): string => `<w:r>${drawing('', box)}</w:r>`;

function drawing(content: string, { x, y, width = 200, height = 100, fill }: TextBox): string {
  const size = `cx="${emu(width)}" cy="${emu(height)}"`;
  const paint = fill === undefined ? '<a:noFill/>' : `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>`;
  const form = `<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>${paint}</wps:spPr>`;
  return `<w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV><wp:extent ${size}/><wp:docPr id="1" name="Box"/><a:graphic><a:graphicData uri="wps"><wps:wsp>${form}${content}<wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
}

const usualStyles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:sz w:val="26"/></w:rPr></w:style>
<w:style w:type="table" w:styleId="Banded"><w:name w:val="Banded"/><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style>`;

const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;

/** List 1 has bullets, list 2 numbers. */
const usualNumbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'bullet', '\uf0b7')}${level(1, 'bullet', 'o')}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;

export interface DocxFile {
  /** What is between the body's tags. */
  readonly body: string;
  readonly header?: string;
  readonly footer?: string;
  readonly firstHeader?: string;
  /** Addresses by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly styles?: string;
  /** In place of the whole main part. */
  readonly main?: string | Uint8Array;
  /** Between the document's tag and its body's. */
  readonly background?: string;
  readonly footnotes?: string;
  readonly section?: string;
  readonly more?: readonly ZipEntry[];
}

/** The parts of a Word document, as they go into the archive. */
export function docxParts(file: DocxFile): ZipEntry[] {
  const running = [
    ['header', 'default', file.header],
    ['footer', 'default', file.footer],
    ['header', 'first', file.firstHeader],
  ] as const;
  const used = running.flatMap(([kind, type, content], index) =>
    content === undefined ? [] : [{ kind, type, content, id: `run${index}`, name: `${kind}${index}.xml` }],
  );
  const references = used.map(({ kind, type, id }) => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`).join('');
  const title = file.firstHeader === undefined ? '' : '<w:titlePg/>';
  const section = `<w:sectPr>${references}${file.section ?? ''}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/>${title}</w:sectPr>`;
  const relations = [
    relation('st', `${OFFICE}/styles`, 'styles.xml'),
    relation('nu', `${OFFICE}/numbering`, 'numbering.xml'),
    ...(file.footnotes === undefined ? [] : [relation('fn', `${OFFICE}/footnotes`, 'footnotes.xml')]),
    ...used.map(({ id, kind, name }) => relation(id, `${OFFICE}/${kind}`, name)),
    ...Object.entries(file.links ?? {}).map(([id, url]) => relation(id, `${OFFICE}/hyperlink`, url, true)),
  ];
  return [
    { name: '[Content_Types].xml', content: `${DECLARATION}<Types/>` },
    {
      name: '_rels/.rels',
      content: relationships([relation('main', `${OFFICE}/officeDocument`, 'word/document.xml')]),
    },
    {
      name: 'word/document.xml',
      content: file.main ?? part('document', `${file.background ?? ''}<w:body>${file.body}${section}</w:body>`),
    },
    { name: 'word/_rels/document.xml.rels', content: relationships(relations) },
    { name: 'word/styles.xml', content: part('styles', file.styles ?? usualStyles) },
    { name: 'word/numbering.xml', content: part('numbering', usualNumbering) },
    ...(file.footnotes === undefined
      ? []
      : [{ name: 'word/footnotes.xml', content: part('footnotes', file.footnotes) }]),
    ...used.map(({ kind, name, content }) => ({
      name: `word/${name}`,
      content: part(kind === 'header' ? 'hdr' : 'ftr', content),
    })),
    ...(file.more ?? []),
  ];
}

export const docxFile = (file: DocxFile): Uint8Array => zipFile(docxParts(file));

export const part = (name: string, content: string): string =>
  `${DECLARATION}<w:${name} ${NAMESPACES}>${content}</w:${name}>`;

const relation = (id: string, type: string, target: string, isExternal = false): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`;

const relationships = (content: readonly string[]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}">${content.join('')}</Relationships>`;
