import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { answeredCertificate, invited, type Recipient } from '../../../../tests/helpers/invitations.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

interface View {
  readonly version: number;
  readonly values: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly entries: Readonly<Record<string, unknown>>;
}

const seen = async (who: Recipient): Promise<View> => (await who.ask('GET')).json<View>();

describeOnBothEngines('saves of a form that is old', (place) => {
  let service: TestApp;
  let owner: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
  });
  afterAll(async () => service.close());

  const patch = async (certificate: string, values: object) =>
    owner.ask('PATCH', `/api/collections/certificates/records/${certificate}`, values);

  test('the same link in two tabs: neither takes away what the other rated', async () => {
    const certificate = await answeredCertificate(owner);
    const who = await invited(service, owner, certificate, 'rate');
    const { version } = await seen(who);
    const rate = async (ratings: object, more: object) =>
      who.ask('PATCH', '', { values: { performance: { ratings } }, ...more });
    expect((await rate({ expertise: 1 }, { base: {}, version })).statusCode).toBe(200);
    const second = await rate({ resilience: 5 }, { base: {}, version });
    expect(second.statusCode).toBe(200);
    expect((await seen(who)).entries).toMatchObject({
      performance: { ratings: { expertise: 1, resilience: 5 } },
    });
    // Another grade for what the other tab rated, too: nobody can know which is meant.
    const clash = await rate({ expertise: 4 }, { base: {}, version });
    expect(clash.statusCode).toBe(409);
    expect(clash.json()).toMatchObject({
      data: { 'performance.ratings.expertise': { code: 'validation_stale' } },
    });
    // Neither is there a way around it for who tells only the version.
    expect((await rate({ expertise: 4 }, { version })).statusCode).toBe(409);
    expect((await seen(who)).entries).toMatchObject({
      performance: { ratings: { expertise: 1, resilience: 5 } },
    });
    const now = await seen(who);
    expect((await rate({ expertise: 4 }, { version: now.version })).statusCode).toBe(200);
    expect((await seen(who)).entries).toMatchObject({ performance: { ratings: { expertise: 4 } } });
  });

  test.each(['base', 'version'] as const)('what the owner changed meanwhile stays, by %s', async (by) => {
    const certificate = await answeredCertificate(owner);
    const who = await invited(service, owner, certificate, 'master-data', 'employee');
    const { version, values } = await seen(who);
    const occupation = values['occupation'];
    await patch(certificate, { occupation: { ...occupation, department: 'NEU von HR' } });
    const mine = { ...occupation, job_title: 'Monteurin' };
    const answer = await who.ask('PATCH', '', {
      values: { occupation: mine },
      version,
      ...(by === 'base' ? { base: { occupation } } : {}),
    });
    const stored = (await seen(who)).values['occupation'];
    expect(stored).toMatchObject({ department: 'NEU von HR' });
    // Without knowing what he saw, nothing tells which of the answers are his.
    expect(answer.statusCode).toBe(by === 'base' ? 200 : 409);
    expect(stored?.['job_title'] === 'Monteurin').toBe(by === 'base');
  });

  test('a letter goes on where only other answers changed, and is asked about where it did itself', async () => {
    const letter = compose(sampleAnswers());
    const block = blocksOf(letter)[0]?.id ?? '';
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, 'approve-and-edit');
    const { version, values } = await seen(who);
    const base = { letter: values['letter'] };
    const save = async (text: string) =>
      who.ask('PATCH', '', { values: { letter: editBlock(letter, block, text) }, base, version });
    const { version: at } = (
      await owner.ask('GET', `/api/collections/certificates/records/${certificate}`)
    ).json<{ version: number }>();
    await patch(certificate, { place: 'Kiel', version: at });
    expect((await save('Eins.')).statusCode).toBe(200);
    expect((await save('Zwei.')).statusCode).toBe(409);
  });
});
