import { readdirSync, readFileSync } from 'node:fs';

/** The extraction processes this process has started, as Linux lists them. */
export function extractionPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid && processFile(pid, 'cmdline').includes('extraction-process'));
}

export function processFile(pid: number, name: 'cmdline' | 'environ' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended in the meantime.
    return '';
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(processFile(pid, 'status'))?.[1]);
}
