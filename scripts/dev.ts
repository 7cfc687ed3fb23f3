// "npm run dev": the web with hot reloading on Vite's port, the API beside it, restarted on every change.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createServer } from 'vite';
import { loadEnvironmentFile } from './lib/environment.ts';
import { root } from './lib/tools.ts';

loadEnvironmentFile();
const port = process.env['PORT'] ?? '3000';
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: port },
});
// Vite's own configuration names its folder relative to this one.
process.chdir(root);
// Public pages come from the server, with the styles of the last build.
const served =
  '^/(api|assets|muster|geheimcodes|zeugnissprache|artikel|impressum|datenschutz|agb|barrierefreiheit|sitemap\\.xml|robots\\.txt|rss\\.xml)(/|\\?|$)';
const web = await createServer({ server: { proxy: { [served]: `http://127.0.0.1:${port}` } } });
await web.listen();
web.printUrls();

async function stop(): Promise<void> {
  api.kill('SIGTERM');
  await web.close();
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
