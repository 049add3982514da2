import type { Found } from '../../document/found.ts';
import { lettersIn } from '../words/membership-letters.ts';

/** "Fraser McAllister MRICS" is a member of that body, and says it nowhere else. */
export function lettersAfterName(name: Found<string> | undefined): Found<string>[] {
  if (!name) return [];
  const at = name.quote.toLowerCase().indexOf(name.value.toLowerCase());
  if (at < 0) return [];
  const behind = name.quote.slice(at + name.value.length);
  return lettersIn(behind).map((value) => ({ ...name, value }));
}
