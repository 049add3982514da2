import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContract } from './browser-contract.ts';
import { chunks } from './chunks.ts';
import { directIcons } from './direct-icons.ts';
import { leanRouter } from './lean-router.ts';
import { withoutNames } from './without-names.ts';

// The tokens rely on native light-dark(): transpiling it would break themes set on part of a page.
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [browserContract(), directIcons(), withoutNames(), leanRouter(), tailwindcss(), reactRouter()],
  resolve: { alias: { 'react-remove-scroll': path.resolve(import.meta.dirname, 'src/lib/remove-scroll.tsx') } },
  worker: { format: 'es' },
  // Of all icons the server needs the ones that pages draw; left outside, it would load every one there is.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
  },
}));
