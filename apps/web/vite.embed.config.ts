import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** The widget's own font, under names that its page knows. */
const font: Plugin = {
  name: 'embed-font',
  generateBundle() {
    for (const part of ['latin', 'latin-ext']) {
      const source = readFileSync(resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`));
      this.emitFile({ type: 'asset', fileName: `inter-${part}.woff2`, source });
    }
  },
};

/** The jobs widget's script: one small file beside the app's, with a fixed name, because other sites' pages load it. */
export default defineConfig({
  publicDir: false,
  plugins: [font],
  build: {
    outDir: 'build/client/embed',
    emptyOutDir: false,
    target: 'es2020',
    rollupOptions: { input: 'src/embed/jobs.ts', output: { entryFileNames: 'jobs.js', format: 'es' } },
  },
});
