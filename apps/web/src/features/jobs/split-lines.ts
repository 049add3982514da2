/** What starts an entry of a pasted list: a bullet, a dash, "1.", "2)", "(a)", a tick box. */
const bullet = /^\s*(?:[-–—*•◦‣⁃∙·▪▫■□●○◆◇➤➢►▸✓✔✗☐☑][ \t]*|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{2,4})[.)]\s+|\[[ xX]?\]\s+)/u;

/** Signs that end a line's thought; after them a line below begins a new one. */
const endsThought = /[.;:!?]$/;

const withoutBullet = (line: string) => line.replace(bullet, '').trim();

/**
 * One entry a line, without the bullets. Where a pasted list has bullets, a line without one that continues the
 * sentence above (PDFs break lines in the middle) belongs to that entry.
 */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim());
  const hasBullets = lines.filter((line) => bullet.test(line)).length > 1;
  const entries: string[] = [];
  for (const line of lines) {
    const entry = withoutBullet(line);
    if (entry === '') continue;
    const previous = entries.at(-1);
    const continues =
      hasBullets && !bullet.test(line) && previous && !endsThought.test(previous) && /^\p{Ll}/u.test(line);
    if (continues) entries[entries.length - 1] = `${previous} ${entry}`;
    else entries.push(entry);
  }
  return entries;
}

/** Moves one entry; out of range changes nothing. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const moved = [...entries];
  if (from < 0 || to < 0 || from >= moved.length || to >= moved.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
