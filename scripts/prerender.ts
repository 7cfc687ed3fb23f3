// Puts the content of the home into copies of the built index.html, one for each form of address, and notes which
// addresses the app knows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from './lib/tools.ts';

const place = '<!--screen-->';
const dist = path.join(root, 'dist/web');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
if (!page.includes(place)) throw new Error(`index.html has no ${place}`);

mkdirSync(path.join(dist, '.prerendered'), { recursive: true });
const vite = await createServer({
  root: path.join(root, 'src/web'),
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic' } },
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { prerenderHome, addresses } = (await vite.ssrLoadModule('/app/prerender.tsx')) as {
    prerenderHome: (tone: 'sie' | 'du') => Promise<string>;
    addresses: () => string[];
  };
  writeFileSync(path.join(dist, '.prerendered', 'screens.json'), JSON.stringify(addresses(), null, 2));
  for (const tone of ['sie', 'du'] as const) {
    const content = await prerenderHome(tone);
    writeFileSync(
      path.join(dist, '.prerendered', `home-${tone}.html`),
      page.replace(place, () => content),
    );
  }
} finally {
  await vite.close();
}
