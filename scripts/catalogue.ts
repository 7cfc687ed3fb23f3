// npm run catalogue: writes docs/katalog.md from the knowledge.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from './lib/catalogue.ts';

writeFileSync(path.resolve(import.meta.dirname, '../docs/katalog.md'), catalogue());
