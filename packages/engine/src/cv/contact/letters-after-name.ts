import type { Found } from '../../document/found.ts';
import { FELLOWSHIP_LETTERS, lettersIn } from '../words/membership-letters.ts';

const longest = 80;
const FELLOWSHIP = new RegExp(FELLOWSHIP_LETTERS, 'gu');

/** "Fraser McAllister MRICS" is a member of that body, and says it nowhere else. */
export function lettersAfterName(name: Found<string> | undefined): Found<string>[] {
  if (!name) return [];
  const at = name.quote.toLowerCase().indexOf(name.value.toLowerCase());
  if (at < 0) return [];
  const behind = name.quote.slice(at + name.value.length);
  const letters = [...new Set([...lettersIn(behind), ...(behind.slice(0, longest).match(FELLOWSHIP) ?? [])])];
  return letters.map((value) => ({ ...name, value }));
}
