import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The tokens rely on native light-dark(): transpiling it would break themes set on part of a page.
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * What every page of the app loads anyway is one file, and the rest of its frame another: many small files compress
 * badly. Public pages load none of this; their one script (`src/site`) is built as an entry of its own.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//, priority: 2 },
  {
    name: 'frame',
    test: /src\/(root\.tsx|theme\/|lib\/(class-names|page-meta)|components\/(brand|ui\/button-)|public\/error-)/,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
  },
}));
