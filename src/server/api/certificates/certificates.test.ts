import type { LightMyRequestResponse } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { editBlock, hideBlock } from '#domain/letter/edit-letter.ts';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import { weakLetter } from '../../../../tests/helpers/weak-letter.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { anyTable } from '../../database/engine.ts';
import { sourceWithoutText } from '../../database/migrations/0052-source-without-text.ts';
import { png } from '../../../../tests/helpers/png.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { visitor, type Visitor } from '../../../../tests/helpers/visitors.ts';

const answers = sampleAnswers();
const { date, ...rest } = answers;
const values = { ...rest, date: date ?? '' };

interface Certificate {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly letter: Letter;
}

const recordUrl = (id: string): string => `/api/collections/certificates/records/${id}`;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function newVisitor(service: TestApp): Promise<Visitor> {
  const who = visitor(service.app);
  await who.ask({ method: 'POST', url: '/api/visit' });
  return who;
}

const sourceIn = async ({ db }: TestApp, id: string): Promise<string> =>
  String(
    (
      await anyTable(db)
        .selectFrom('certificates')
        .select('source')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    )['source'],
  );

async function make(who: Visitor, payload: object = values): Promise<Certificate> {
  const url = '/api/collections/certificates/records';
  return (await who.ask({ method: 'POST', url, payload })).json();
}

const generate = async (who: Visitor, id: string, payload: object = {}): Promise<LightMyRequestResponse> =>
  who.ask({ method: 'POST', url: `/api/certificates/${id}/generate`, payload });

const get = async (who: Visitor, id: string, file: string): Promise<LightMyRequestResponse> =>
  who.ask({ url: `/api/certificates/${id}/${file}` });

async function pdfText(bytes: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return letters(text);
}

const letters = (text: string): string => text.replaceAll(/[\s\u00ad•-]/g, '');

describeOnBothEngines('certificates', (place) => {
  let service: TestApp;
  beforeAll(async () => void (service = await openApp(place())));
  afterAll(async () => service.close());

  describe('generating', () => {
    test('writes the letter that the composer writes, and raises the version', async () => {
      const who = await newVisitor(service);
      const made = await make(who);
      const answer = await generate(who, made.id, { version: 0 });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'generated', version: 1 });
      expect(answer.json<Certificate>().letter).toEqual(compose(answers));
    });

    test('tells by field what is missing, and stores nothing', async () => {
      const who = await newVisitor(service);
      const made = await make(who, { type: 'arbeitszeugnis', person: { birthday: '1990-02-30' } });
      const answer = await generate(who, made.id);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        data: {
          'person.birthday': { message: 'Bitte ein gültiges Geburtsdatum angeben.' },
          'occupation.job_title': { message: 'Bitte eine Berufsbezeichnung angeben.' },
          'performance.ratings': { message: 'Bitte mindestens 5 Kategorien bewerten.' },
        },
      });
      expect((await who.ask({ url: recordUrl(made.id) })).json()).toMatchObject({ letter: null });
    });

    test('writes no letter with times that cannot be true', async () => {
      const who = await newVisitor(service);
      const stations = [{ type: 'first', job_title: 'Azubi', begin: '1990-01-01', end: '2040-01-01' }];
      const made = await make(who, { ...values, occupation: { ...values.occupation, stations } });
      const answer = await generate(who, made.id);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ data: object }>().data)).toEqual([
        'occupation.stations.0.begin',
        'occupation.stations.0.end',
      ]);
    });

    test('refuses what the steps of the generator refuse', async () => {
      const who = await newVisitor(service);
      const made = await make(who, { ...values, person: { ...values.person, birthday: '2030-01-01' } });
      const answer = await generate(who, made.id);
      expect(answer.statusCode).toBe(400);
      const message = 'Bitte ein gültiges Geburtsdatum angeben.';
      expect(answer.json()).toMatchObject({ data: { 'person.birthday': { message } } });
    });

    test('writes no letter that could not be saved', async () => {
      const who = await newVisitor(service);
      const made = await make(who, { ...values, activities: Array(300).fill('Löten von Platinen') });
      const answer = await generate(who, made.id);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        message: expect.stringContaining('zu viele Punkte'),
        data: { letter: { message: expect.stringContaining('höchstens 200') } },
      });
    });

    test('keeps what the user wrote, and drops what was hidden', async () => {
      const who = await newVisitor(service);
      const made = await make(who);
      const { letter } = (await generate(who, made.id)).json<Certificate>();
      const edited = hideBlock(editBlock(letter, 'summary', 'Von Hand.'), 'performance/resilience', true);
      const place2 = { ...values.person, last_name: 'Brandt' };
      const url = recordUrl(made.id);
      await who.ask({ method: 'PATCH', url, payload: { letter: edited, person: place2 } });
      const again = (await generate(who, made.id)).json<Certificate>();
      const blocks = blocksOf(again.letter);
      expect(blocks.find(({ id }) => id === 'summary')?.text).toBe('Von Hand.');
      expect(blocks.some(({ id }) => id === 'performance/resilience')).toBe(false);
      expect(blocks[0]?.text).toContain('Brandt');
    });

    test('writes anew when the type has changed, and otherwise with another seed', async () => {
      const who = await newVisitor(service);
      const made = await make(who);
      const first = (await generate(who, made.id)).json<Certificate>();
      const other = (await generate(who, made.id, { seed: 7 })).json<Certificate>();
      expect(other.letter.seed).toBe(7);
      expect(first.letter.seed).toBe(1);
      const url = recordUrl(made.id);
      const interim = { type: 'zwischenzeugnis', occupation: { ...values.occupation, end_employment: null } };
      await who.ask({ method: 'PATCH', url, payload: interim });
      expect((await generate(who, made.id)).json<Certificate>().letter.type).toBe('zwischenzeugnis');
    });

    test('refuses an old version with both, nonsense, and other people’s certificates', async () => {
      const who = await newVisitor(service);
      const made = await make(who);
      await generate(who, made.id, { version: 0 });
      const stale = await generate(who, made.id, { version: 0 });
      expect(stale.statusCode).toBe(409);
      expect(stale.json()).toMatchObject({
        data: { stored: { id: made.id, version: 1 }, sent: { id: made.id } },
      });
      expect((await generate(who, made.id, { seed: 'x' })).statusCode).toBe(400);
      expect((await generate(await newVisitor(service), made.id)).statusCode).toBe(404);
    });

    test('uses the central options where the certificate has none', async () => {
      const who = await newVisitor(service);
      await service.db
        .updateTable('settings')
        .set({ company_term: 'Kanzlei', date_format: 'numeric' })
        .execute();
      const made = await make(who, { ...values, options: null });
      const { letter } = (await generate(who, made.id)).json<Certificate>();
      await service.db.updateTable('settings').set({ company_term: '', date_format: '' }).execute();
      expect(blocksOf(letter)[0]?.text).toContain('01.03.2018');
    });
  });

  describe('files', () => {
    test('are the stored letter as PDF, DOCX and pictures', async () => {
      const who = await newVisitor(service);
      const { id } = await make(who);
      expect((await get(who, id, 'letter.pdf')).json()).toMatchObject({
        status: 400,
        message: 'Dieses Zeugnis ist noch nicht erstellt.',
      });
      const { letter } = (await generate(who, id)).json<Certificate>();
      const pdf = await get(who, id, 'letter.pdf');
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.headers['content-disposition']).toContain('filename="Arbeitszeugnis Lena Vogt.pdf"');
      expect(await pdfText(pdf.rawPayload)).toContain(letters(letterText(letter, answers)).slice(15, 400));
      const word = await get(who, id, 'letter.docx');
      expect(word.headers['content-type']).toBe(docx);
      expect(word.rawPayload.subarray(0, 2).toString()).toBe('PK');
      const picture = await get(who, id, 'preview/1.png');
      expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-pages': '1' });
      for (const page of ['2', '0', '1e0', '-1', 'x']) {
        expect((await get(who, id, `preview/${page}.png`)).statusCode).toBe(404);
      }
    });

    test('carry the mark of a draft until they are signed, and the logo', async () => {
      const who = await newVisitor(service);
      const { id } = await make(who);
      await generate(who, id);
      const before = (await get(who, id, 'letter.pdf')).rawPayload;
      expect(await pdfText(before)).toContain('ENTWURF');
      const form = new FormData();
      form.append('certificate', id);
      form.append('purpose', 'logo');
      form.append('file', new Blob([png]), 'logo.png');
      const url = '/api/collections/files/records';
      expect((await who.ask({ method: 'POST', url, payload: form })).statusCode).toBe(200);
      expect((await get(who, id, 'letter.pdf')).rawPayload.length).toBeGreaterThan(before.length);
      await service.db
        .updateTable('certificates')
        .set({ status: 'signed' } as object)
        .where('id', '=', id)
        .execute();
      expect(await pdfText((await get(who, id, 'letter.pdf')).rawPayload)).not.toContain('ENTWURF');
      expect((await generate(who, id)).statusCode).toBe(404);
    });

    test('go without the mark to be signed by hand, once the letter is finished', async () => {
      const who = await newVisitor(service);
      const { id } = await make(who);
      const { letter } = (await generate(who, id)).json<Certificate>();
      const clean = await get(who, id, 'letter.pdf?for=signing');
      const words = await pdfText(clean.rawPayload);
      expect(words).not.toMatch(/entwurf/i);
      expect(words).toContain(letters(letterText(letter, answers)).slice(15, 400));
      const footOf = async (file: string): Promise<string> =>
        Object.entries(unzipSync((await get(who, id, file)).rawPayload))
          .filter(([name]) => name.startsWith('word/footer'))
          .map(([, bytes]) => strFromU8(bytes))
          .join('');
      expect(await footOf('letter.docx')).toContain('Entwurf');
      expect(await footOf('letter.docx?for=signing')).toMatch(/^(?!.*Entwurf).*PAGE/s);

      await who.ask({
        method: 'PATCH',
        url: recordUrl(id),
        payload: { letter: editBlock(letter, 'summary', 'Sie leitete [Zahl] Projekte.') },
      });
      const open = await get(who, id, 'letter.pdf?for=signing');
      expect(open.statusCode).toBe(400);
      expect(open.json<{ message: string }>().message).toMatch(/offene Stelle/i);
      expect((await get(who, id, 'letter.pdf')).statusCode).toBe(200);

      const set = async (change: object): Promise<unknown> =>
        service.db.updateTable('certificates').set(change).where('id', '=', id).execute();
      const whole = { letter: JSON.stringify(letter) };
      for (const state of [{ status: 'draft' }, { status: 'generated', locked: 1 }]) {
        await set({ ...whole, ...state });
        expect((await get(who, id, 'letter.docx?for=signing')).statusCode).toBe(400);
        expect(await pdfText((await get(who, id, 'letter.pdf')).rawPayload)).toContain('ENTWURF');
      }
    });

    test('of a letter that is none are refused', async () => {
      const who = await newVisitor(service);
      const { id } = await make(who, { ...values, letter: { type: 'x', areas: 3 } });
      expect((await get(who, id, 'letter.docx')).statusCode).toBe(400);
    });
  });

  describe('improving', () => {
    const weak = sampleAnswers({ grade: 4 });
    const text = letterText(compose(weak), weak);
    const analyse = async (who: Visitor, words = text): Promise<string> =>
      (await who.ask({ method: 'POST', url: '/api/analyses', payload: { text: words } })).json<{
        id: string;
      }>().id;

    test('opens a reading as a certificate with its facts, grades and sentences', async () => {
      const who = await newVisitor(service);
      const id = await analyse(who);
      const answer = await who.ask({ method: 'POST', url: `/api/analyses/${id}/certificate` });
      expect(answer.statusCode).toBe(200);
      const made = answer.json<Certificate & { source: { blocks: Record<string, string> } }>();
      expect(made).toMatchObject({ type: 'arbeitszeugnis', status: 'edited', role: 'employee' });
      expect(made.source.blocks).toEqual(
        Object.fromEntries(blocksOf(made.letter).map((block) => [block.id, block.text])),
      );
      expect((await get(who, made.id, 'letter.pdf')).statusCode).toBe(200);
    });

    test('keeps no more of the reference than its sentences, and asks for a correction without the analysis', async () => {
      const who = await newVisitor(service);
      const id = await analyse(who, `${text}\n\nAz. 4711/25`);
      const made = (
        await who.ask({ method: 'POST', url: `/api/analyses/${id}/certificate` })
      ).json<Certificate>();
      const gone = await who.ask({ method: 'DELETE', url: `/api/collections/analyses/records/${id}` });
      expect(gone.statusCode).toBe(204);
      const source = await sourceIn(service, made.id);
      expect(Object.keys(JSON.parse(source) as object)).not.toContain('text');
      expect(source).not.toMatch(/4711|Brodersen/);

      const old = blocksOf(made.letter).find(({ id: block }) => block === 'summary')?.text ?? '';
      const letter = editBlock(made.letter, 'summary', 'Stets zu unserer vollsten Zufriedenheit.');
      await who.ask({ method: 'PATCH', url: recordUrl(made.id), payload: { letter } });
      const words = await pdfText((await get(who, made.id, 'correction.pdf')).rawPayload);
      for (const told of [old, 'Lena Vogt', 'die Darlegungs- und Beweislast', '1. März 2018']) {
        expect(words).toContain(letters(told));
      }
    });

    test('leaves the sentences of older ones, and takes the text out', async () => {
      const who = await newVisitor(service);
      const { id } = await make(who);
      const source = JSON.stringify({ text: 'Postfach 4711', blocks: { summary: 'War bemüht.' } });
      await anyTable(service.db).updateTable('certificates').set({ source }).where('id', '=', id).execute();
      await sourceWithoutText.up(service.db);
      expect(JSON.parse(await sourceIn(service, id))).toMatchObject({
        blocks: { summary: 'War bemüht.' },
        reasons: {},
        facts: { last_name: 'Vogt', begin: '2018-03-01', title: null },
      });
      expect(await sourceIn(service, id)).not.toContain('Postfach');
      await generate(who, id);
      expect((await get(who, id, 'correction.pdf')).statusCode).toBe(200);
    });

    test('keeps on which pages it was opened', async () => {
      const who = await newVisitor(service);
      const url = `/api/analyses/${await analyse(who)}/certificate`;
      const open = (payload: object) => who.ask({ method: 'POST', url, payload });
      expect((await open({})).json()).toMatchObject({ mode: 'plain' });
      expect((await open({ mode: 'b2c' })).json()).toMatchObject({ mode: 'b2c' });
      expect((await open({ mode: 'other' })).statusCode).toBe(400);
    });

    test('asks the employer for what was changed, with the deadline that was chosen', async () => {
      const who = await newVisitor(service);
      const id = await analyse(who);
      const made = (
        await who.ask({ method: 'POST', url: `/api/analyses/${id}/certificate` })
      ).json<Certificate>();
      const letter = editBlock(made.letter, 'summary', 'Stets zu unserer vollsten Zufriedenheit.');
      await who.ask({ method: 'PATCH', url: recordUrl(made.id), payload: { letter } });
      const pdf = await get(who, made.id, 'correction.pdf?deadline=2026-12-24');
      const words = await pdfText(pdf.rawPayload);
      expect(words).toContain(letters('„Stets zu unserer vollsten Zufriedenheit.“'));
      expect(words).toContain(letters('bis zum 24. Dezember 2026'));
      const word = await get(who, made.id, 'correction.docx');
      expect(word.headers['content-disposition']).toContain('Berichtigungsschreiben.docx');
      for (const deadline of ['2026-02-30', '2020-01-01', 'morgen']) {
        expect((await get(who, made.id, `correction.pdf?deadline=${deadline}`)).statusCode).toBe(400);
      }
      expect((await get(who, made.id, 'correction.exe')).statusCode).toBe(404);
      expect((await who.ask({ url: `/api/analyses/${id}/correction.pdf` })).statusCode).toBe(200);
    });

    test('asks for what is amiss in words that nobody changed, and for nothing where nothing is', async () => {
      const who = await newVisitor(service);
      const taken = async (words: string): Promise<string> => {
        const url = `/api/analyses/${await analyse(who, words)}/certificate`;
        return (await who.ask({ method: 'POST', url })).json<Certificate>().id;
      };
      const good = sampleAnswers({ grade: 1 });
      const sound = await taken(letterText(compose(good), good));
      expect((await get(who, sound, 'correction.pdf')).statusCode).toBe(400);
      const pdf = await get(who, await taken(weakLetter), 'correction.pdf');
      const words = await pdfText(pdf.rawPayload);
      for (const part of ['Geselligkeit', 'Wir bedauern sein Ausscheiden'])
        expect(words).toContain(letters(part));
    });

    test('needs a reference', async () => {
      const who = await newVisitor(service);
      const id = await analyse(who, 'Einkaufszettel: Milch, Brot');
      const answer = await who.ask({ method: 'POST', url: `/api/analyses/${id}/certificate` });
      expect(answer.statusCode).toBe(400);
    });
  });
});
