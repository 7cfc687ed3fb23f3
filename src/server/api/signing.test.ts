import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { makeSeal } from '#documents/sign/seal-certificate.ts';
import { sealPdf } from '#documents/sign/seal-pdf.ts';
import { readDocument } from '#documents/read/read-document.ts';
import { newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import {
  answeredCertificate,
  invited,
  recipient,
  tokenOf,
  type Recipient,
} from '../../../tests/helpers/invitations.ts';
import { mailsTo } from '../../../tests/helpers/mails.ts';
import { qualifiedSeal } from '../../../tests/helpers/qualified-seal.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

const letter = compose(sampleAnswers());
const two = [
  { name: 'Ulrike Kern', function: 'Leiterin Netz', email: 'kern@example.com' },
  { name: 'Dr. Henrike Brodersen', function: 'Geschäftsführerin', email: 'brodersen@example.com' },
];
const typed = { name: 'Ulrike Kern', function: 'Leiterin Netz', kind: 'typed', text: 'U. Kern' };
const drawn = {
  name: 'Dr. Henrike Brodersen',
  function: 'Geschäftsführerin',
  kind: 'drawn',
  strokes: [[0.1, 0.2, 0.3, 0.1, 0.5, 0.25, 0.7, 0.1]],
};

/** What a PDF says of itself, and the runs of text and the links of its pages. */
async function insideOf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const info = (await document.getMetadata()).info as { CreationDate?: string };
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const texts = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
    const links = (await page.getAnnotations()).map((one) => (one as { url?: string }).url);
    pages.push({ texts, links });
  }
  return { info, pages };
}

describeOnBothEngines('signing', (place) => {
  let service: TestApp;
  let owner: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
  });
  afterAll(async () => service.close());

  async function start(certificate: string, body: object = { signatories: two }) {
    const answer = await owner.ask('POST', `/api/certificates/${certificate}/signing`, body);
    const { links = [] } = answer.json<{ links?: string[] }>();
    return { answer, signers: links.map((link) => recipient(service, tokenOf(link))) };
  }
  async function verify(bytes: Uint8Array) {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'zeugnis.pdf');
    return (await owner.ask('POST', '/api/verify', form)).json<Record<string, unknown>>();
  }
  async function upload(certificate: string, bytes: Uint8Array, accept = false) {
    const form = new FormData();
    if (accept) form.append('accept', 'true');
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'zeugnis.pdf');
    return owner.ask('POST', `/api/certificates/${certificate}/signed`, form);
  }
  const stored = async (id: string) =>
    (await owner.ask('GET', `/api/collections/certificates/records/${id}`)).json<Record<string, unknown>>();

  describe('one after the other', () => {
    let certificate = '';
    let employee: Recipient;
    let rater: Recipient;
    let sealed: Buffer;

    beforeAll(async () => {
      certificate = await answeredCertificate(owner, { letter });
      employee = await invited(service, owner, certificate, 'self-assessment', 'employee', {
        email: 'lena@example.com',
      });
      rater = await invited(service, owner, certificate, 'rate');
    });

    test('the second waits for the first, and nothing changes meanwhile', async () => {
      const { answer, signers } = await start(certificate);
      expect(answer.statusCode).toBe(200);
      expect(await stored(certificate)).toMatchObject({
        locked: true,
        signatories: [{ name: 'Ulrike Kern' }, {}],
      });
      expect((await signers[1]?.ask('POST', '/sign', drawn))?.statusCode).toBe(409);
      expect(
        (
          await owner.ask('PATCH', `/api/collections/certificates/records/${certificate}`, { place: 'Kiel' })
        ).json(),
      ).toMatchObject({
        status: 404,
        message: 'Dieses Zeugnis wird gerade unterzeichnet und lässt sich nicht ändern.',
        data: { reason: { code: 'signing' } },
      });
      expect((await employee.ask('PATCH', '', { values: { activities: ['x'] } })).statusCode).toBe(409);
      expect((await start(certificate)).answer.statusCode).toBe(404);
      expect((await signers[0]?.ask('GET', '/letter.pdf'))?.statusCode).toBe(200);
      expect((await signers[0]?.ask('GET'))?.json()).toMatchObject({ function: 'Leiterin Netz' });
      expect((await signers[0]?.ask('POST', '/sign', { ...typed, text: '' }))?.statusCode).toBe(400);
      expect((await signers[0]?.ask('POST', '/sign', typed))?.json()).toMatchObject({
        status: 'done',
        closed: false,
        signatories: [{ signed: true }, { signed: false }],
      });
      expect((await stored(certificate))['status']).not.toBe('signed');
      const mail = (await mailsTo(service, place().dataDir, 'brodersen@example.com')).at(-1);
      expect(mail?.text).toContain(
        `Guten Tag Dr. Henrike Brodersen,\n\n${owner.email} (Ostwind Anlagenbau GmbH) bittet Sie, das Arbeitszeugnis für Lena Vogt zu unterzeichnen.`,
      );
      const turn = recipient(service, /einladung#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '');
      const done = await turn.ask('POST', '/sign', drawn);
      expect(done.json()).toMatchObject({ status: 'done', closed: true, download: true });
      expect((await turn.ask('POST', '/sign', drawn)).statusCode).toBe(409);
      sealed = (await turn.ask('GET', '/signed.pdf')).rawPayload;
    });

    test('the document is the same for everybody who may have it', async () => {
      expect(
        (await owner.ask('GET', `/api/certificates/${certificate}/signed.pdf`)).rawPayload.equals(sealed),
      ).toBe(true);
      expect((await employee.ask('GET', '/signed.pdf')).rawPayload.equals(sealed)).toBe(true);
      expect((await rater.ask('GET', '/signed.pdf')).statusCode).toBe(403);
      const mail = (await mailsTo(service, place().dataDir, 'lena@example.com')).at(-1);
      expect(mail?.subject).toContain('Das Dokument wurde unterzeichnet');
      expect(mail?.text).toMatch(
        /^Guten Tag.*,\n\ndas Arbeitszeugnis für Lena Vogt \(Ostwind Anlagenbau GmbH\) ist unterzeichnet/,
      );
    });

    test('it holds signatures, protocol and seal, and the letter as an attachment', async () => {
      const { text } = await readDocument(sealed, 'a.pdf');
      const words = text.replaceAll(/\s+/g, ' ');
      for (const part of [
        'U. Kern',
        'Signaturprotokoll',
        'Dr. Henrike Brodersen, Geschäftsführerin, hat unterzeichnet (von Hand gezeichnet; ',
        // No mail server: the owner was told the links.
        'den Link kannte auch, wer eingeladen hat)',
        '§ 109 Abs. 3 GewO',
      ])
        expect(words).toContain(part);
      expect(words).not.toContain('Entwurf');
      const { info, pages } = await insideOf(sealed);
      // When it was sealed, not the day that the letter bears.
      const { at } = (await stored(certificate))['sealed'] as { at: string };
      expect(info.CreationDate).toBe(`D:${at.slice(0, 19).replaceAll(/[-:T]/g, '')}Z`);
      const address = 'http://zeugnis.test/signatur-pruefen';
      // In one piece, as it is to be typed or copied, and to be clicked on.
      expect(pages.flatMap(({ texts }) => texts)).toContain(address);
      expect(pages.flatMap(({ links }) => links)).toContain(address);
      expect(sealed.includes('/EmbeddedFiles') || sealed.includes('/EmbeddedFile')).toBe(true);
      const row = await stored(certificate);
      expect(row).toMatchObject({ status: 'signed', sealed: { kind: 'sealed', signatures: [{}, {}] } });
      expect(await verify(sealed)).toMatchObject({
        verdict: 'ours',
        hash: (row['sealed'] as { hash: string }).hash,
        known: { signatures: [{ name: 'Ulrike Kern' }, { name: 'Dr. Henrike Brodersen' }] },
        signatures: [{ intact: true, whole: true, ours: true, claimsQualified: false }],
      });
    });

    test.runIf(existsSync('/usr/bin/pdfsig'))('another program finds the seal valid', () => {
      const file = path.join(place().dataDir, 'sealed.pdf');
      writeFileSync(file, sealed);
      const told = execFileSync('/usr/bin/pdfsig', ['-nocert', file], { encoding: 'utf8' });
      expect(told).toContain('Signature is Valid');
      expect(told).toContain('Total document signed');
    });

    test('any change shows', async () => {
      const changed = Buffer.from(sealed);
      const at = changed.indexOf('/Producer');
      changed[at + 1] = 'p'.codePointAt(0) ?? 0;
      expect(await verify(changed)).toMatchObject({ verdict: 'ours-changed', known: null });
      expect(await verify(Buffer.concat([sealed, Buffer.from('\n% x')]))).toMatchObject({
        verdict: 'ours-changed',
      });
      const stranger = await makeSeal('Klarzeugnis', new Date(), new Uint8Array(16).fill(3));
      const resealed = await sealPdf(sealed, stranger, { reason: 'x', place: '', at: new Date() });
      expect(await verify(resealed)).toMatchObject({ verdict: 'ours-changed', known: null });
      // Much more behind the end than readers look through is a change as well.
      expect(await verify(Buffer.concat([sealed, Buffer.alloc(5000, 'x')]))).toMatchObject({
        verdict: 'ours-changed',
      });
    });

    test('a file that broke off is told as such, not as one without a signature', async () => {
      const lengths = [0.2, 0.6, 0.95].map((share) => Math.round(sealed.length * share));
      for (const length of [...lengths, sealed.length - 100]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is enough
        const told = await verify(sealed.subarray(0, length));
        expect(told).toMatchObject({ status: 400, data: { file: { code: 'validation_incomplete' } } });
        expect(told['message']).toMatch(/^Diese PDF-Datei ist nicht vollständig: Ihr Ende fehlt\./);
      }
    });

    test('it is locked for good', async () => {
      const url = `/api/collections/certificates/records/${certificate}`;
      expect((await owner.ask('PATCH', url, { place: 'Kiel' })).statusCode).toBe(404);
      expect((await owner.ask('POST', `/api/certificates/${certificate}/generate`)).statusCode).toBe(404);
      expect((await owner.ask('DELETE', `/api/certificates/${certificate}/signing`)).statusCode).toBe(409);
      const query = new URLSearchParams({ filter: `certificate = "${certificate}" && purpose = "signed"` });
      const { items } = (await owner.ask('GET', `/api/collections/files/records?${query}`)).json<{
        items: { id: string }[];
      }>();
      expect(items).toHaveLength(1);
      expect((await owner.ask('DELETE', `/api/collections/files/records/${items[0]?.id}`)).statusCode).toBe(
        404,
      );
    });
  });

  test('another name than the invited one is told wherever the signature is; one mailbox is one person', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const [first] = two;
    const twice = await start(certificate, { signatories: [first, { ...first, name: 'Wer Anders' }] });
    expect(twice.answer.json()).toMatchObject({
      data: {
        'signatories.1.email': { message: expect.stringContaining('schon für eine andere') as string },
      },
    });
    const { signers } = await start(certificate, { ordered: false, signatories: two });
    expect((await signers[0]?.ask('POST', '/sign', { ...typed, name: 'Donald Duck' }))?.statusCode).toBe(200);
    const mail = (await mailsTo(service, place().dataDir, owner.email)).at(-1);
    expect(mail?.text).toContain('Unterzeichnet wurde mit dem Namen „Donald Duck“.');
    // A title more or less is the same name.
    await signers[1]?.ask('POST', '/sign', { ...drawn, name: 'Henrike Brodersen' });
    expect(await stored(certificate)).toMatchObject({
      status: 'signed',
      sealed: {
        signatures: [{ name: 'Donald Duck', invited: 'Ulrike Kern' }, { name: 'Henrike Brodersen' }],
      },
    });
    expect(JSON.stringify((await stored(certificate))['sealed'])).not.toContain('Dr. Henrike');
    const query = new URLSearchParams({
      filter: `certificate = "${certificate}" && action = "signed"`,
      sort: 'number',
    });
    expect(
      (await owner.ask('GET', `/api/collections/certificate_history/records?${query}`)).json(),
    ).toMatchObject({
      items: [{ about: expect.stringContaining('(eingeladen als Ulrike Kern; den Link kannte auch') }, {}],
    });
    const pdf = (await owner.ask('GET', `/api/certificates/${certificate}/signed.pdf`)).rawPayload;
    const words = (await insideOf(pdf)).pages
      .flatMap(({ texts }) => texts)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(words).toContain('hat unterzeichnet (getippt; eingeladen als Ulrike Kern; den Link');
    // The clock is the test's: 12:00 UTC in November.
    expect(words).toMatch(/20\. November 2026 um 13:00 MEZ/);
  });

  test('the owner stops it: signatures are dropped, links end, the certificate opens again', async () => {
    const certificate = await answeredCertificate(owner, { letter });
    const { signers } = await start(certificate, { signatories: two, ordered: false });
    expect((await signers[1]?.ask('POST', '/sign', drawn))?.statusCode).toBe(200);
    expect((await owner.ask('DELETE', `/api/certificates/${certificate}/signing`)).json()).toMatchObject({
      locked: false,
    });
    for (const signer of signers) expect((await signer.ask('GET')).statusCode).toBe(410);
    for (const { email } of two)
      expect((await mailsTo(service, place().dataDir, email)).at(-1)?.subject).toMatch(/^Zurückgezogen: /);
    expect(
      (await owner.ask('PATCH', `/api/collections/certificates/records/${certificate}`, { place: 'Kiel' }))
        .statusCode,
    ).toBe(200);
  });

  test('digital only needs the consent of the employee', async () => {
    const certificate = await answeredCertificate(owner, { letter, digital_only: true });
    expect((await start(certificate)).answer.json()).toMatchObject({ data: { digital_only: {} } });
    const employee = await invited(service, owner, certificate, 'self-assessment', 'employee');
    expect((await employee.ask('POST', '/consent', { consent: true })).json()).toMatchObject({
      digital: true,
      consent: {
        by: 'Ulrike Kern',
        at: '2026-11-20T12:00:00.000Z',
        text: expect.stringContaining('§ 109') as string,
      },
    });
    expect((await start(certificate)).answer.statusCode).toBe(200);
  });

  test('there is nothing to sign without a letter, nor without signatories', async () => {
    const certificate = await answeredCertificate(owner);
    expect((await start(certificate)).answer.statusCode).toBe(400);
    const written = await answeredCertificate(owner, { letter });
    expect((await start(written, { signatories: [] })).answer.statusCode).toBe(400);
  });

  test('two servers seal with the same key', async () => {
    const rows = await service.db.selectFrom('seal_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    // It is sealed: „MII“ is how a key begins in Base64. Further on the letters may come by chance.
    expect(rows[0]?.private_key).toMatch(/^[\w+/=.-]{200,}$/);
    expect(rows[0]?.private_key).not.toMatch(/^MII/);
  });

  const draftOf = async (certificate: string): Promise<Buffer> =>
    (await owner.ask('GET', `/api/certificates/${certificate}/letter.pdf`)).rawPayload;

  describe('a document signed elsewhere', () => {
    const note = { reason: 'Unterschrift', place: 'Kiel', at: new Date('2026-11-20T10:00:00Z') };
    const outside = async (bytes: Uint8Array): Promise<Uint8Array> =>
      sealPdf(bytes, await makeSeal('Vertrauensdienst', note.at, new Uint8Array(16).fill(9)), note);

    test('closes the certificate', async () => {
      const certificate = await answeredCertificate(owner, { letter });
      const bytes = await outside(await draftOf(certificate));
      expect((await upload(certificate, bytes)).json()).toMatchObject({
        status: 'signed',
        sealed: { kind: 'outside', sameText: true, claimsQualified: false },
      });
      const kept = await owner.ask('GET', `/api/certificates/${certificate}/signed.pdf`);
      expect(kept.rawPayload.equals(Buffer.from(bytes))).toBe(true);
      expect(await verify(bytes)).toMatchObject({
        verdict: 'foreign',
        signatures: [{ ours: false, intact: true }],
      });
    });

    test.runIf(existsSync('/usr/bin/openssl'))(
      'may claim to be qualified, and is quoted with that',
      async () => {
        const certificate = await answeredCertificate(owner, { letter });
        const seal = qualifiedSeal(place().dataDir, 'Dr. Henrike Brodersen');
        const bytes = await sealPdf(await draftOf(certificate), seal, note);
        expect((await upload(certificate, bytes)).json()).toMatchObject({
          status: 'signed',
          sealed: { claimsQualified: true, signatures: [{ name: 'DE, Dr. Henrike Brodersen' }] },
        });
        expect(await verify(bytes)).toMatchObject({
          verdict: 'foreign',
          signatures: [{ claimsQualified: true, ours: false, intact: true }],
        });
      },
    );

    test('is refused unsigned, changed, or when it says something else', async () => {
      const certificate = await answeredCertificate(owner, { letter });
      const draft = await draftOf(certificate);
      expect((await upload(certificate, draft)).json()).toMatchObject({ data: { file: {} } });
      const signed = await outside(draft);
      expect((await upload(certificate, Buffer.concat([signed, Buffer.from('x')]))).statusCode).toBe(400);
      expect((await upload(certificate, Buffer.from('Hallo'))).statusCode).toBe(400);
      const other = await answeredCertificate(owner, { letter: compose(sampleAnswers({ grade: 4 })) });
      expect((await upload(other, signed)).json()).toMatchObject({ data: { text: {} } });
      expect((await upload(other, signed, true)).json()).toMatchObject({ sealed: { sameText: false } });
    });
  });

  test('what is no PDF, or nothing, is told as such', async () => {
    const told = 'Das ist keine PDF-Datei. Bitte eine PDF-Datei wählen.';
    expect(await verify(Buffer.from('Hallo'))).toMatchObject({
      status: 400,
      message: told,
      data: { file: {} },
    });
    expect(await verify(Buffer.from(''))).toMatchObject({
      status: 400,
      data: { file: { message: 'Bitte eine PDF-Datei wählen.' } },
    });
  });
});
