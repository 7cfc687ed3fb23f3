// Builds the web into dist/web, whether it changed or not.
import process from 'node:process';
import { buildWeb } from './lib/build-web.ts';

process.exitCode = await buildWeb();
