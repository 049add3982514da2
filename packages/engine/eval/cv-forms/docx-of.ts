import { docxFile, heading, item, paragraph, run, tab, table } from '../../src/testing/docx-files.ts';

/** `**bold**`, `//italic//` and `\t`. */
function runsOf(text: string): string {
  return text
    .split(/(\*\*.+?\*\*|\/\/.+?\/\/|\\t)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\\t') return tab;
      if (part.startsWith('**')) return run(part.slice(2, -2), '<w:b/>');
      return /^\/\/.+\/\/$/.test(part) ? run(part.slice(2, -2), '<w:i/>') : run(part);
    })
    .join('');
}

function paragraphOf(line: string): string {
  if (line.startsWith('! '))
    return paragraph(run(line.slice(2), '<w:b/><w:sz w:val="44"/>'), '<w:pStyle w:val="Title"/>');
  if (line.startsWith('## ')) return paragraph(runsOf(line.slice(3)), '<w:pStyle w:val="Heading2"/>');
  if (line.startsWith('# ')) return heading(line.slice(2));
  if (line.startsWith('* ')) return item(line.slice(2));
  return paragraph(runsOf(line), line.includes('\\t') ? '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>' : '');
}

/** A Word document of lines: `! title`, `# heading`, `* item`, and `|| cell || cell ||` with `¶` between a cell's paragraphs. */
export function docxOf(text: string): Uint8Array {
  const parts: string[] = [];
  let rows: string[][] = [];
  const closeTable = () => {
    if (rows.length > 0) parts.push(table(rows));
    rows = [];
  };
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('|| ')) {
      const cells = line
        .slice(3)
        .replace(/ ?\|\|$/, '')
        .split(/ ?\|\| ?/);
      rows.push(cells.map((cell) => cell.split('¶').map(paragraphOf).join('')));
      continue;
    }
    closeTable();
    parts.push(paragraphOf(line));
  }
  closeTable();
  return docxFile({ body: parts.join('') });
}
