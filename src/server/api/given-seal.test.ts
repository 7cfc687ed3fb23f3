import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, createPrivateKey } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { makeSeal, type Seal } from '#documents/sign/seal-certificate.ts';
import { newUser } from '../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { answeredCertificate, recipient, tokenOf } from '../../../tests/helpers/invitations.ts';
import { startMain } from '../../../tests/helpers/start-main.ts';
import { openApp } from '../../../tests/helpers/test-app.ts';
import { readSealFiles } from '../outside/read-seal-files.ts';

const passphrase = 'Kennwort des Siegels';
const now = new Date('2026-11-20T12:00:00Z');
const pem = (name: string, der: Uint8Array): string =>
  `-----BEGIN ${name}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${name}-----\n`;

describeOnBothEngines('a seal of the operator’s own', (place) => {
  let seal: Seal;
  const file = (name: string): string => path.join(place().dataDir, name);
  const put = (name: string, content: string): void => writeFileSync(file(name), content);
  beforeAll(async () => {
    seal = await makeSeal('Stadtwerke Husum', new Date('2026-01-01'), new Uint8Array(16).fill(5));
    const other = await makeSeal('Andere', now, new Uint8Array(16).fill(6));
    const old = await makeSeal('Alte', new Date('2010-01-01'), new Uint8Array(16).fill(7));
    const key = createPrivateKey({ key: Buffer.from(seal.privateKey), format: 'der', type: 'pkcs8' });
    put('seal.crt', pem('CERTIFICATE', seal.certificate));
    put('seal.key', pem('PRIVATE KEY', seal.privateKey));
    put(
      'guarded.key',
      key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString(),
    );
    put('other.key', pem('PRIVATE KEY', other.privateKey));
    put('old.crt', pem('CERTIFICATE', old.certificate));
    put('old.key', pem('PRIVATE KEY', old.privateKey));
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    put('curve.key', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    put('nothing.pem', 'Hallo');
  });

  test.each([
    ['no-such.crt', 'seal.key', null, 'SEAL_CERTIFICATE: Die Datei'],
    ['seal.crt', 'no-such.key', null, 'SEAL_KEY: Die Datei'],
    ['nothing.pem', 'seal.key', null, 'steht kein Zertifikat'],
    ['seal.crt', 'nothing.pem', null, 'steht kein privater Schlüssel'],
    ['seal.crt', 'guarded.key', null, 'gehört in SEAL_PASSPHRASE'],
    ['seal.crt', 'guarded.key', 'falsch', 'SEAL_PASSPHRASE: Das Kennwort öffnet den Schlüssel nicht.'],
    ['seal.crt', 'curve.key', null, 'RSA'],
    ['seal.crt', 'other.key', null, 'gehört nicht zu diesem Zertifikat'],
    ['old.crt', 'old.key', null, 'abgelaufen'],
  ])('%s with %s (%s) is refused: %s', (certificate, key, word, told) => {
    const files = { certificate: file(certificate), key: file(key), passphrase: word };
    expect(() => readSealFiles(files, now)).toThrow(told);
  });

  test('a server with faulty files does not start, and says why without what they hold', async () => {
    const main = await startMain({
      DATA_DIR: place().dataDir,
      SEAL_CERTIFICATE: file('seal.crt'),
      SEAL_KEY: file('guarded.key'),
      SEAL_PASSPHRASE: 'falsches-kennwort',
    });
    expect(await main.ended).toBe(1);
    expect(main.url).toBeUndefined();
    expect(main.errors()).toContain('SEAL_PASSPHRASE: Das Kennwort öffnet den Schlüssel nicht.');
    expect(main.output() + main.errors()).not.toMatch(/falsches-kennwort|PRIVATE KEY|at readSealFiles/);
  });

  test('seals what is signed; the file stays tagged, and is ours also after the settings changed', async () => {
    const files = { certificate: file('seal.crt'), key: file('guarded.key'), passphrase };
    const service = await openApp(place(), { config: { seal: files } });
    const owner = await newUser(service);
    const certificate = await answeredCertificate(owner, { letter: compose(sampleAnswers()) });
    const signatories = [{ name: 'Ulrike Kern', email: 'kern@example.com' }];
    const started = await owner.ask('POST', `/api/certificates/${certificate}/signing`, { signatories });
    const signer = recipient(service, tokenOf(started.json<{ links: string[] }>().links[0] ?? ''));
    const typed = { name: 'Ulrike Kern', function: 'Leiterin', kind: 'typed', text: 'U. Kern' };
    expect((await signer.ask('POST', '/sign', typed)).json()).toMatchObject({ closed: true });
    const sealed = (await signer.ask('GET', '/signed.pdf')).rawPayload;
    await service.close();

    const later = await openApp(place());
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(sealed)]), 'a.pdf');
    const asker = await newUser(later);
    expect((await asker.ask('POST', '/api/verify', form)).json()).toMatchObject({
      verdict: 'ours',
      signatures: [
        {
          intact: true,
          whole: true,
          ours: true,
          subject: expect.stringContaining('Stadtwerke Husum') as string,
        },
      ],
    });
    await later.close();

    // The way for reading aloud is still there: structure, language and title (see docs/decisions/012-own-seal.md).
    const text = sealed.toString('latin1');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang\s*\(de/);
    // The field of the seal is no place on a page that would need a description.
    expect(text).toMatch(/\/Rect\s*\[\s*0 0 0 0\s*\]/);
    writeFileSync(file('sealed.pdf'), sealed);
  });

  test.runIf(existsSync('/usr/bin/pdfsig'))('another program finds whose seal it is, and valid', () => {
    const told = execFileSync('/usr/bin/pdfsig', ['-nocert', file('sealed.pdf')], { encoding: 'utf8' });
    expect(told).toContain('Siegel Stadtwerke Husum');
    expect(told).toContain('Signature is Valid');
  });

  test.runIf(existsSync('/usr/bin/pdfinfo'))('another program finds it tagged', () => {
    const told = execFileSync('/usr/bin/pdfinfo', [file('sealed.pdf')], { encoding: 'utf8', stdio: 'pipe' });
    expect(told).toMatch(/Tagged:\s+yes/);
  });
});
