import fastify from 'fastify';
import { expect, test } from 'vitest';
import { TooLongDocument, WriterBusy } from '#documents/write/writer/writer-faults.ts';
import { answerFault } from './answer-faults.ts';

async function ask(
  accept: string,
  fault: Error = Object.assign(new Error('under pressure'), { statusCode: 503 }),
): Promise<{ status: number; type: string; body: string }> {
  const app = fastify();
  app.setErrorHandler(answerFault);
  app.get('/', () => {
    throw fault;
  });
  const answer = await app.inject({ url: '/', headers: { accept } });
  await app.close();
  return { status: answer.statusCode, type: String(answer.headers['content-type']), body: answer.body };
}

test('a person who opens a page of a busy server reads a sentence, and the page asks again', async () => {
  const { status, type, body } = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect({ status, type }).toEqual({ status: 503, type: 'text/html; charset=utf-8' });
  expect(body).toContain('Der Dienst ist gerade ausgelastet.');
  expect(body).toContain('http-equiv="refresh"');
});

test('a script gets the shape of every fault', async () => {
  const { status, type, body } = await ask('application/json');
  expect({ status, type }).toEqual({ status: 503, type: 'application/json; charset=utf-8' });
  expect(JSON.parse(body)).toEqual({ status: 503, message: expect.stringMatching(/ausgelastet/), data: {} });
});

test('a document that is too long is the fault of who wants it, and too many at once nobody’s', async () => {
  const long = await ask('application/json', new TooLongDocument());
  expect([long.status, JSON.parse(long.body)]).toMatchObject([
    400,
    { message: expect.stringMatching('zu lang') },
  ]);
  expect((await ask('application/json', new WriterBusy())).status).toBe(503);
});
