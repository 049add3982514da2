import built from './built.json' with { type: 'json' };
import type { LoopMemory, Loops } from './loops.ts';
import { createPlainLoops } from './plain-loops.ts';

/** The part of the standard that is used here; not every environment names it. */
interface Assembly {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

interface OpenModule {
  readonly buffer: ArrayBuffer;
  readonly exports: unknown;
}

const pageBytes = 65_536;

/** A memory of at least so many bytes with the loops that work on it: built ones, or plain ones without WebAssembly. */
export function openLoops(bytes: number): LoopMemory {
  const opened = openModule(built.base64, 'env', bytes);
  return opened ? { buffer: opened.buffer, loops: opened.exports as Loops } : openPlainLoops(bytes);
}

export function openPlainLoops(bytes: number): LoopMemory {
  const buffer = new ArrayBuffer(bytes);
  return { buffer, loops: createPlainLoops(buffer) };
}

/** A module that imports its memory from `host`. Nothing where the environment has no WebAssembly or forbids it. */
export function openModule(base64: string, host: string, bytes: number): OpenModule | undefined {
  const assembly = (globalThis as { WebAssembly?: Assembly }).WebAssembly;
  if (!assembly) return undefined;
  try {
    const module = new assembly.Module(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    const memory = new assembly.Memory({ initial: Math.ceil(bytes / pageBytes) });
    const { exports } = new assembly.Instance(module, { [host]: { memory } });
    return { buffer: memory.buffer, exports };
  } catch {
    return undefined;
  }
}
