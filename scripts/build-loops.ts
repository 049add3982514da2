import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** WebAssembly built from the engine's inner loops, and from what it was built. */
interface Built {
  /** Of the source, the compiler's version and its options: what is built follows from these alone. */
  fingerprint: string;
  base64: string;
}

/** The part of the compiler that is used here; it is not installed where its types are checked. */
interface Compiler {
  main(
    options: readonly string[],
    files: {
      readFile(name: string): string | null;
      writeFile(name: string, contents: Uint8Array): void;
      listFiles(): string[];
      stderr: NodeJS.WritableStream;
    },
  ): Promise<{ error: Error | null }>;
}

const ENGINE = join(import.meta.dirname, '..', 'packages', 'engine');
const ASSEMBLY = join(ENGINE, 'assembly');
const BUILT = join(ENGINE, 'src', 'loops', 'built.json');
const SOURCE = 'loops.ts';

/** The memory is the caller's; no runtime, since nothing is allocated; eight numbers at a time. */
const OPTIONS = ['--runtime', 'stub', '--importMemory', '--noExportMemory', '--enable', 'simd', '-O3', '--noAssert'];

export const readBuilt = (): Built => JSON.parse(readFileSync(BUILT, 'utf8'));

export function fingerprintLoops(): string {
  const manifest: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ASSEMBLY, 'package.json'), 'utf8'),
  );
  const parts = [readFileSync(join(ASSEMBLY, SOURCE), 'utf8'), manifest.devDependencies.assemblyscript, ...OPTIONS];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

async function compile(): Promise<Built> {
  const compiler = await loadCompiler();
  let built: Uint8Array | undefined;
  const { error } = await compiler.main([SOURCE, '--outFile', 'loops.wasm', ...OPTIONS], {
    readFile: (name) => (name === SOURCE ? readFileSync(join(ASSEMBLY, SOURCE), 'utf8') : null),
    writeFile: (_, contents) => {
      built = contents;
    },
    listFiles: () => [],
    stderr: process.stderr,
  });
  if (error || !built) throw error ?? new Error('The compiler wrote nothing');
  return { fingerprint: fingerprintLoops(), base64: Buffer.from(built).toString('base64') };
}

async function loadCompiler(): Promise<Compiler> {
  const path = join(ASSEMBLY, 'node_modules', 'assemblyscript', 'dist', 'asc.js');
  const module: { default: Compiler } = await import(pathToFileURL(path).href);
  return module.default;
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  if (words.length > 0 && words.join(' ') !== 'check') {
    console.error('Usage: npm run loops [check]');
    process.exit(2);
  }
  const built = await compile();
  if (words.length > 0) {
    const isSame = readBuilt().base64 === built.base64;
    console.log(isSame ? 'The loops are what their source builds to' : 'The loops are not what their source builds to');
    process.exitCode = isSame ? 0 : 1;
  } else {
    writeFileSync(BUILT, `${JSON.stringify(built, null, 2)}\n`);
    console.log(`${Buffer.from(built.base64, 'base64').length} bytes of WebAssembly written`);
  }
}
