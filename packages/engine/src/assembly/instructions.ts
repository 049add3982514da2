/** WebAssembly written out instruction by instruction: the few that the inner loops of the engine need. */
export const [i32, v128] = [0x7f, 0x7b];

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const simd = (code: number): number[] => [0xfd, ...unsigned(code)];
export const add = 0x6a;
export const loop = [0x03, 0x40];
export const branchToLoopIf = [0x0d, 0x00];
export const end = 0x0b;
/** Sixteen bytes, from a place and to a place. */
export const loadVector = (offset: number): number[] => [...simd(0x00), 0x00, ...unsigned(offset)];
export const storeVector = (offset = 0): number[] => [...simd(0x0b), 0x00, ...unsigned(offset)];
export const step = (local: number, by: number): number[] => [...get(local), ...constant(by), add, ...set(local)];

export function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  const low = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 64) === 0) || (rest === -1 && (low & 64) !== 0);
  return isLast ? [low] : [low | 128, ...signed(rest)];
}

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const name = (text: string): number[] => [text.length, ...[...text].map((char) => char.charCodeAt(0))];

/** A function of five whole numbers that returns nothing; its locals are counted from 5. */
export interface AssembledFunction {
  readonly name: string;
  /** How many of each type follow each other. */
  readonly locals: readonly (readonly [count: number, type: number])[];
  readonly body: readonly number[];
}

const codeOf = ({ locals, body }: AssembledFunction): number[] => {
  const code = [locals.length, ...locals.flat(), ...body];
  return [...unsigned(code.length), ...code];
};

/** A module that works on the memory it is given as `at.memory`. */
function assemble(functions: readonly AssembledFunction[]): Uint8Array<ArrayBuffer> {
  const count = functions.length;
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, 0x60, 5, i32, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...name('at'), ...name('memory'), 0x02, 0x00, 0x01]),
    ...section(3, [count, ...functions.map(() => 0)]),
    ...section(7, [count, ...functions.flatMap((one, at) => [...name(one.name), 0x00, at])]),
    ...section(10, [count, ...functions.flatMap(codeOf)]),
  ]);
}

/** The part of the standard that is used here; not every environment names it. */
interface Assembly {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Record<string, unknown> };
}

type Run = (a: number, b: number, c: number, d: number, e: number) => void;

export interface OpenAssembly {
  readonly buffer: ArrayBuffer;
  readonly functions: Readonly<Record<string, Run>>;
}

const pageBytes = 65_536;

/** Nothing where the environment has no WebAssembly or does not allow it. */
export function openAssembly(bytes: number, functions: readonly AssembledFunction[]): OpenAssembly | undefined {
  const assembly = (globalThis as { WebAssembly?: Assembly }).WebAssembly;
  if (!assembly) return undefined;
  try {
    const memory = new assembly.Memory({ initial: Math.ceil(bytes / pageBytes) });
    const instance = new assembly.Instance(new assembly.Module(assemble(functions)), { at: { memory } });
    return { buffer: memory.buffer, functions: instance.exports as Record<string, Run> };
  } catch {
    return undefined;
  }
}
