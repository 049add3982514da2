import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the package says each icon lies: `export { default as X, default as XIcon } from './icons/x.mjs'`. */
function readIconFiles(): Map<string, string> {
  const index = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

const createIcon = path.resolve(import.meta.dirname, 'src/lib/create-icon.ts');

/**
 * Asks for each icon by its own file instead of through the package's list of all of them, so that the cut into files of
 * script can follow which page needs which; and has it drawn by a function of our own, which is a fifth of the package's.
 */
export const directIcons = (): Plugin => {
  const files = readIconFiles();
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => createIcon,
    },
    transform: {
      filter: { id: /apps\/web\/src\/.*\.tsx?$/, code: "'lucide-react'" },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => `import ${name} from 'lucide-react/icons/${files.get(name)}';`)
            .join(''),
        ),
    },
  };
};
