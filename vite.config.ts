import { readFileSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { stripProofs } from './scripts/lib/strip-proofs.ts';

/** What nearly every visit needs although it is loaded by `import()`: fetched along with the main script. */
const wantedAtOnce = ['messages/de.json', 'analysis-home/analysis-home.tsx'];

/**
 * Small parts that every screen of the app, or its start, needs and the public pages do not: calls, faults, short
 * messages. What they import stays where it is, or the public pages would load it along.
 */
const everywhere =
  /\/src\/web\/(?:lib|ui|app)\/(?:load-again|load-fault|load-fault-note|reload-page|late-part|handle-error|http|toasts|when-idle|fault-line|notice|button|site|redirect-target|session-calls|once|use-post|kept-files|use-media-query|use-title|shared|draft|shrink-photo|use-page-drop|link-token|use-navigation|i18n|tone|paths|format|work\/token|words-of|tell-refusal|analyses|certificate\/began|certificate\/drafts-slot)\.tsx?$|\/lucide-react\/.*\/(?:createLucideIcon|Icon|file-text|file-plus-corner|grip-vertical|arrow-up|x|circle-exclamation-point|circle-alert)\.m?js$/;

/** What the app stands on, from others. Together it is one request instead of a dozen. */
const frame =
  /\/node_modules\/(?:react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|@tanstack\/[\w-]+|use-sync-external-store|clsx)\/|\/lucide-react\/dist\/esm\/(?!icons\/)/;

/**
 * The messages are data and not script: they become a file of their own that is fetched, instead of a module that the
 * browser has to compile.
 */
function messagesAsData(): Plugin {
  return {
    name: 'messages-as-data',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!/\/src\/web\/messages\/\w+\.json$/.test(file)) return null;
      const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
      const asset = this.emitFile({ type: 'asset', name: path.basename(file), source });
      const code = `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${asset});
        if (!answer.ok) throw new Error('no messages');
        export default await answer.json();`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}

/** React Aria's texts about dragging say „Sie“ on every page: ours stand in for them. */
function neutralDragTexts(): Plugin {
  const ours = path.resolve('src/web/messages/drag-strings.ts');
  return {
    name: 'neutral-drag-texts',
    enforce: 'pre',
    load: (id) =>
      /\/react-aria\/.*\/intl\/dnd\/de-DE\.m?js$/.test(id)
        ? { code: `export { default } from ${JSON.stringify(ours)};`, map: null, moduleType: 'js' }
        : null,
  };
}

/** A hint in the head of the page. */
function link(file: string, how: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...how, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}

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
        const messages = Object.keys(bundle).filter((file) => /\/de-[\w-]+\.json$/.test(file));
        return [
          ...messages.map((file) => link(file, { rel: 'preload', as: 'fetch' })),
          ...[...files]
            .filter((file) => !html.includes(file))
            .map((file) => link(file, { rel: 'modulepreload' })),
        ];
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
    rolldownOptions: {
      input: ['src/web/index.html', 'src/web/public-pages/public-pages.ts'],
      // What every screen of the app needs is one file: in a dozen small ones it would weigh more.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Public pages take it along when they may count a visit.
            { name: 'react', test: /\/node_modules\/react\// },
            { name: 'frame', test: frame },
            { name: 'base', test: everywhere },
            { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
            {
              name: 'dialogs',
              test: /\/src\/web\/ui\/(?:modal-frame|confirm-dialog|bottom-sheet|use-swipe)\.tsx?$/,
            },
          ],
        },
      },
    },
    target: 'es2023',
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
  plugins: [
    react(),
    tailwindcss(),
    messagesAsData(),
    neutralDragTexts(),
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
    preloadAtOnce(),
    stripProofs(),
  ],
  // The writer loads the decoder when somebody wants to have a letter read.
  worker: { format: 'es', plugins: () => [stripProofs()] },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
