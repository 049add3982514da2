import path from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { contractFile, type Part } from './contract-parts.ts';

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src');

/**
 * The contract as a browser needs it. A page calls a route by its method and path and never parses the answer, so the
 * schemas that only describe what the server takes and gives stay out of the download. Those that a form is checked with
 * are kept apart from the words and lists beside which they are written, and a page loads them when a form is filled in.
 * Nothing is written twice.
 */
export const browserContract = (): Plugin => ({
  name: 'browser-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /packages\/contract\/src\/.*\?part=/ },
    handler: (id) => id,
  },
  load: {
    filter: { id: /packages\/contract\/src\/[^?]*\.ts(\?part=.*)?$/ },
    async handler(id) {
      const [file = '', part] = id.split('?part=');
      const whole = (['plain', 'rules'] as const).map(
        (each) => `export * from ${JSON.stringify(`${file}?part=${each}`)};`,
      );
      const code = part ? (await contractFile(file)).code[part as Part] : whole.join('\n');
      return { code, moduleSideEffects: false };
    },
  },
  transform: {
    filter: { id: /apps\/web\/src\/.*\.tsx?$/, code: "'@candela/contract/" },
    handler: (code, id) => importParts(code, id.endsWith('x') ? 'tsx' : 'ts'),
  },
});

/** What is loaded later is what a form is checked with. */
const loadedLater = /\bimport\('@candela\/contract\/([^']+)'\)/g;

/** Asks for each name in the part it lies in. */
async function importParts(code: string, lang: 'ts' | 'tsx'): Promise<string> {
  let text = code;
  for (const statement of parseAst(code, { lang }).body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('@candela/contract/')) continue;
    const file = path.join(contract, statement.source.value.slice('@candela/contract/'.length));
    const { parts } = await contractFile(file);
    const imports = statement.specifiers.flatMap(({ local, start, end }) => {
      const words = code.slice(start, end);
      const part = parts.get(words.split(' ')[0] ?? local.name);
      return part ? [`import { ${words} } from ${JSON.stringify(`${file}?part=${part}`)};`] : [];
    });
    text = text.slice(0, statement.start) + imports.join('') + text.slice(statement.end);
  }
  return text.replace(
    loadedLater,
    (_, file: string) => `import(${JSON.stringify(`${path.join(contract, file)}?part=rules`)})`,
  );
}
