// "npm run admin": superusers and backups, see src/server/usecases/run-admin.ts.
import { loadEnvironmentFile } from './lib/environment.ts';

loadEnvironmentFile();
await import('../src/server/admin.ts');
