import { defineConfig } from 'vite';

/** The jobs widget's script: one small file beside the app's, with a fixed name, because other sites' pages load it. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client/embed',
    emptyOutDir: false,
    target: 'es2020',
    rollupOptions: { input: 'src/embed/jobs.ts', output: { entryFileNames: 'jobs.js', format: 'es' } },
  },
});
