import type { Document } from './document.ts';
import { instructionPatterns } from './instruction-patterns.ts';

/** Words of a document that are meant for a machine that reads it. They are data, and readers of the result are told. */
export interface MachineInstruction {
  readonly kind: 'machine-instruction';
  /** Counted from 1. */
  readonly page: number;
  readonly quote: string;
}

const LONGEST_QUOTE = 300;
const MOST = 20;
/** What one page may cost; a page of dense text has about 5,000 characters. */
const LONGEST_TEXT = 40_000;

/** Finds instructions addressed to a machine, in what a person can see and in what was hidden from them. */
export function findMachineInstructions({ pages, flags }: Pick<Document, 'pages' | 'flags'>): MachineInstruction[] {
  const texts = [
    ...pages.map(({ number, lines }) => ({ page: number, text: lines.map((line) => line.text).join('\n') })),
    ...flags.flatMap((flag) => (flag.kind === 'invisible-text' ? [{ page: flag.page, text: flag.quote }] : [])),
  ];
  return texts
    .flatMap(({ page, text }) =>
      findInstructionsIn(text).map((quote) => ({ kind: 'machine-instruction' as const, page, quote })),
    )
    .slice(0, MOST);
}

/** The sentences of a text that instruct a machine. */
export function findInstructionsIn(text: string): string[] {
  const shown = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„«»]/g, '"');
  const original = shown.replace(/\s+/g, ' ');
  const lower = original.toLowerCase();
  // Some letters become two in lower case; then the places would not agree.
  const source = lower.length === original.length ? original : lower;
  const found = new Map<number, string>();
  for (const pattern of instructionPatterns) {
    const match = pattern.exec(lower);
    if (!match || isSpokenOf(lower, match.index)) continue;
    const { start, sentence } = sentenceAround(source, match.index, match[0].length);
    found.set(start, sentence);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, sentence]) => sentence);
}

/** People whose work it is to guard machines against this write about it, between quotation marks. */
function isSpokenOf(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 160), at);
  return /["']\s*$/.test(before) && /prompt[- ]injection|jailbreak|red[- ]team|adversarial|guardrail/.test(before);
}

function sentenceAround(text: string, at: number, length: number): { start: number; sentence: string } {
  const before = text.slice(Math.max(0, at - 120), at);
  const after = text.slice(at + length, at + length + 120);
  const start = at - (before.length - (before.search(/[.!?。！？]\s*(?=[^.!?。！？]*$)/) + 1));
  const end = at + length + (/^[^.!?。！？]*[.!?。！？]?/.exec(after)?.[0].length ?? 0);
  return { start, sentence: text.slice(start, end).trim().slice(0, LONGEST_QUOTE) };
}
