/** Programs talk to the person who started them; this is the one way they do. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Columns as wide as their widest cell; the first is text, the others are figures. */
export function sayTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  if (header.some((name) => name !== '')) {
    say(`  ${line(header)}`);
    say(`  ${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  }
  for (const row of rows) say(`  ${line(row)}`);
}
