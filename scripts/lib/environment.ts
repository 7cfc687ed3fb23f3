import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './tools.ts';

/** Takes settings from a file .env in the project's folder, where there is one; the environment itself goes first. */
export function loadEnvironmentFile(): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
