import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The tokens rely on native light-dark(): transpiling it would break themes set on part of a page.
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Script on public pages has a budget (120 KB gzip). Many small files compress badly, so what every page loads anyway
 * is one file, and the frame of the public site another.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//, priority: 2 },
  {
    name: 'site',
    test: /src\/(root\.tsx|theme\/|lib\/(class-names|page-meta)|components\/(brand|ui\/button-)|components\/public\/(public-|theme-form|skip-link|section|error-|navigation|use-)|routes\/public\/layout)/,
    priority: 1,
  },
  { name: 'score', test: /components\/ui\/score-|components\/public\/example-match/, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
  },
}));
