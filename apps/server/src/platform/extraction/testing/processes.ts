import { readdirSync, readFileSync } from 'node:fs';

/** The extraction processes a process has started, this one unless told, as Linux lists them. */
export function extractionPids(parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent && processFile(pid, 'cmdline').includes('extraction-process'));
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
