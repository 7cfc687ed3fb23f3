import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typstPdf } from '#documents/testing/sample-files.ts';
import { brokenInstallation, type BrokenInstallation } from '../../../tests/helpers/broken-installation.ts';
import { noiseOf } from '../../../tests/helpers/scans.ts';
import { startMain } from '../../../tests/helpers/start-main.ts';
import { openApp } from '../../../tests/helpers/test-app.ts';
import { upload, visitor } from '../../../tests/helpers/visitors.ts';
import { mostAttempts } from '../queue/queue.ts';

type Queue = typeof import('../queue/start-queue.ts');

// What reads files cannot be loaded: nothing may blame the files, which are sound.
let broken: BrokenInstallation;
beforeAll(() => void (broken = brokenInstallation()));
afterAll(() => rmSync(broken.home, { recursive: true }));

const soundFile = /Mit der Datei ist vermutlich alles in Ordnung\./;

test('a server that cannot load what reads files says so, to visitors and in its log', async () => {
  const server = await startMain({ DATA_DIR: path.join(broken.home, 'data') }, broken.home);
  const files = [
    ['zeugnis.pdf', typstPdf('Frau Vogt arbeitete stets zu unserer vollsten Zufriedenheit.')],
    ['foto.jpg', await noiseOf()],
  ] as const;
  for (const [name, bytes] of files) {
    const body = new FormData();
    body.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const answer = await fetch(`${server.url}/api/analyses`, { method: 'POST', body });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      status: 500,
      data: { files: { message: expect.stringMatching(soundFile) as string } },
    });
  }
  server.kill('SIGTERM');
  await server.ended;
  const logged = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .map((line) => JSON.parse(line) as { msg: string; err: object });
  expect(logged).toEqual(
    files.map(() =>
      expect.objectContaining({
        msg: 'what reads files is missing',
        err: { name: 'ReaderFault', code: expect.any(String) as string, at: expect.any(Array) as string[] },
      }),
    ),
  );
});

test('a reading that is given up for that reason says that the file is sound', async () => {
  const dataDir = path.join(broken.home, 'queue');
  mkdirSync(dataDir);
  const sound = await openApp({ dataDir, databaseUrl: null });
  const who = visitor(sound.app);
  const sent = await who.ask({
    method: 'POST',
    url: '/api/analyses',
    payload: upload(['foto.jpg', await noiseOf()]),
  });
  const { id } = sent.json<{ id: string }>();
  const { workOnce } = await broken.part<Queue>('server/queue/start-queue.ts');
  const faults: unknown[] = [];
  for (let i = 0; i < mostAttempts; i++) {
    await workOnce(sound.readingParts, { name: 'test', slots: 1 }, (fault) => void faults.push(fault));
    sound.move(3_600_000);
  }
  expect(faults).toHaveLength(mostAttempts);
  const told = await who.ask({ url: `/api/collections/analyses/records/${id}` });
  expect(told.json()).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(soundFile) as string,
  });
  await sound.close();
});
