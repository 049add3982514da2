/** `candela-leads-2026-11-15.csv`, by the reader's own calendar. */
export function datedFileName(name: string, extension: string, now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `candela-${name}-${day}.${extension}`;
}

/** Without the mark at the beginning spreadsheets take UTF-8 for something older; reading an answer removes it. */
const byteOrderMark = '\uFEFF';

/** Hands a CSV over to the browser as a download. */
export const saveCsv = (fileName: string, csv: string) =>
  saveBlob(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }));

/** The same for a value, in a form that people can read as well. */
export const saveJson = (fileName: string, value: unknown) =>
  saveBlob(fileName, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));

function saveBlob(fileName: string, blob: Blob) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser takes the file before this task ends; a while later the address is not needed any more.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
