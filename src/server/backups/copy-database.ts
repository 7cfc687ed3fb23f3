// A thread of its own: copying takes long, and nothing else could be answered meanwhile. The copy is of one moment,
// whatever is written while it is made. workerData: { from, to }.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const { from, to } = workerData as { from: string; to: string };
const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
source.prepare('vacuum into ?').run(to);
source.close();
