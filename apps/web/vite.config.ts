import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The tokens rely on native light-dark(): transpiling it would break themes set on part of a page.
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Script on public pages has a budget (120 KB gzip). Many small files compress badly, so what every page loads anyway
 * is one file, and what the public pages share is another.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//, priority: 2 },
  { name: 'public', test: /src\/(root|components\/(public|brand)|routes\/public)\b|lib\/class-names|theme\//, priority: 1 },
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
