import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What nearly every visit needs although it is loaded by `import()`: fetched along with the main script. */
const wantedAtOnce = ['messages/de.json', 'analysis-home/analysis-home.tsx'];

/** Lets the page name those chunks (and what they import), so that they do not wait for the main script. */
function preloadAtOnce(): Plugin {
  return {
    name: 'preload-at-once',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (!wantedAtOnce.some((module) => chunk.facadeModuleId?.endsWith(module))) continue;
          for (const file of [chunk.fileName, ...chunk.imports]) files.add(file);
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file): HtmlTagDescriptor => {
            const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file}` };
            return { tag: 'link', attrs, injectTo: 'head' };
          });
      },
    },
  };
}

export default defineConfig({
  root: 'src/web',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { input: ['src/web/index.html', 'src/web/public-pages/public-pages.ts'] },
    target: 'es2023',
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
    preloadAtOnce(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
