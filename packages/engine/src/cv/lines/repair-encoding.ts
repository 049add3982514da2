import type { Document, Line } from '../../document/document.ts';
import { splitLeadingBullet } from '../../flow/leading-bullet.ts';
import { withLettersAsMeant } from './misread-letters.ts';

/** The characters that Windows-1252 has where Latin-1 has none, with their bytes. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map([...HIGH].map((character, index) => [character, 0x80 + index]));
/** What a first byte of UTF-8 looks like, with what may follow it. */
const SUSPECT = /[ÂÃâï][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/gu;
const HINT = /[ÂÃâï]/u;
const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(found: string): string {
  const bytes = [...found].map((character) => BYTES.get(character) ?? character.charCodeAt(0));
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return found;
  }
}

/**
 * Text that was saved as UTF-8 and opened as Windows-1252 on its way here: "â€“" is a dash. Of some characters a part was
 * lost, because it is no character in the other table.
 */
function repairEncoding(text: string): string {
  if (!HINT.test(text)) return text;
  return text
    .replace(/ï¼(?=\s|$)/gu, '-')
    .replace(SUSPECT, decode)
    .replace(/â€(?=\s|$)/gu, '”')
    .replace(/Â+(?=\s|$)/gu, '')
    .replace(/[\u200B\uFEFF]/gu, '')
    .replace(/\u00A0/gu, ' ')
    .trim();
}

const repair = (text: string): string => withLettersAsMeant(repairEncoding(text));
const isWhole = ({ text }: Line): boolean => repair(text) === text;

function repairLine(line: Line): Line {
  if (isWhole(line)) return line;
  const { bullet, rest } = splitLeadingBullet(repair(line.text));
  const isItem = line.bullet === undefined && bullet !== undefined;
  const cells = line.cells.map((cell, index) => {
    const text = repair(cell.text);
    return { ...cell, text: isItem && index === 0 ? splitLeadingBullet(text).rest : text };
  });
  return {
    ...line,
    text: isItem ? rest : repair(line.text),
    bullet: line.bullet ?? bullet,
    cells: cells.filter(({ text }) => text !== ''),
    spans: line.spans.map((span) => ({ ...span, text: repair(span.text) })),
  };
}

/** The document as its writer saw it. */
export const withRepairedText = (document: Document): Document =>
  document.pages.every(({ lines }) => lines.every(isWhole))
    ? document
    : {
        ...document,
        pages: document.pages.map((page) => ({
          ...page,
          lines: page.lines.map(repairLine).filter(({ text }) => text !== ''),
        })),
      };
