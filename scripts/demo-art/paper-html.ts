import { paperStyle } from './paper-style.ts';
import type { Paper } from './papers/paper.ts';
import { covers, drawCover } from './whitepaper-covers.ts';

const note =
  'General information from Candela, written with care and without knowledge of your case. It is not legal advice. You may copy and adapt the forms in this paper.';

/** The whole document in one page of HTML; the blocks after the contents still have to be laid out on sheets. */
export function paperHtml(paper: Paper, fonts: string): string {
  const cover = covers[paper.cover];
  if (!cover) throw new Error(`${paper.cover} has no cover`);
  const contents = paper.sections.map(
    ({ heading }, index) =>
      `<li><a href="#section-${index + 1}"><span class="number">${index + 1}</span><span class="title">${heading}</span><span class="at"></span></a></li>`,
  );
  const blocks = paper.sections.map(
    ({ heading, html }, index) => `<h2 id="section-${index + 1}"><span>${index + 1}</span> ${heading}</h2>\n${html}`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${paper.title}: ${paper.subtitle}</title>
<style>${fonts}${paperStyle}</style></head><body>
<section class="page cover" style="background:${cover.ground};color:${cover.text}"><div aria-hidden="true">${drawCover(cover, { withTitle: false })}</div>
<p class="house">Candela</p><h1>${cover.title.join('<br>')}</h1><p class="subtitle">${paper.subtitle}</p></section>
<section class="page"><div class="flow contents"><h2>Contents</h2><ol>${contents.join('')}</ol>
<div class="short"><h2>In short</h2><p>${paper.inShort}</p></div><p class="note">${note}</p></div></section>
<div id="blocks">${blocks.join('\n')}</div></body></html>`;
}
