import { afterAll, beforeAll, expect, test } from 'vitest';
import { newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { recipient } from '../../../tests/helpers/invitations.ts';
import { mailsTo } from '../../../tests/helpers/mails.ts';
import { png } from '../../../tests/helpers/png.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

describeOnBothEngines('certificates in bulk', (place) => {
  let service: TestApp;
  let owner: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
  });
  afterAll(async () => service.close());

  test('a table becomes drafts, bad rows are told by their line', async () => {
    const form = new FormData();
    const csv = 'Anrede;Vorname;Nachname;Eintritt;Fällig\nFrau;Lena;Vogt;1.3.2018;1.12.2026\nGraf;Otto;;x;\n';
    form.append('file', new Blob([csv]), 'liste.csv');
    const table = (await owner.ask('POST', '/api/bulk/table', form)).json<{
      rows: string[][];
      mapping: string[];
    }>();
    expect(table.mapping).toEqual(['salutation', 'first_name', 'last_name', 'begin_employment', 'due']);
    const { rows, mapping } = table;
    const report = (await owner.ask('POST', '/api/bulk/certificates', { rows, mapping })).json<{
      created: { id: string }[];
      bad: object[];
    }>();
    expect(report).toMatchObject({
      created: [{ line: 2, name: 'Lena Vogt' }],
      bad: [
        {
          line: 3,
          problems: [{ target: 'salutation' }, { target: 'begin_employment' }, { target: 'last_name' }],
        },
      ],
    });
    const made = await owner.ask('GET', `/api/collections/certificates/records/${report.created[0]?.id}`);
    expect(made.json()).toMatchObject({
      owner: owner.id,
      status: 'draft',
      due: '2026-12-01 00:00:00.000Z',
      person: { salutation: 'Frau', last_name: 'Vogt' },
      occupation: { begin_employment: '2018-03-01' },
    });
  });

  test('a list in a cell becomes tasks without its bullets', async () => {
    const form = new FormData();
    form.append('file', new Blob(['Nachname;Tätigkeiten\nVogt;"•\tPlanung\n•\tEinkauf"\n']), 'liste.csv');
    const table = (await owner.ask('POST', '/api/bulk/table', form)).json<object>();
    const report = (await owner.ask('POST', '/api/bulk/certificates', table)).json<{
      created: { id: string }[];
    }>();
    const made = await owner.ask('GET', `/api/collections/certificates/records/${report.created[0]?.id}`);
    expect(made.json()).toMatchObject({ activities: ['Planung', 'Einkauf'] });
  });

  test('employer, letterhead, logo and signatories come from a certificate that is there', async () => {
    const records = '/api/collections/certificates/records';
    const common = {
      company: {
        name: 'Ostwind Anlagenbau GmbH',
        description: 'ein Hersteller von Schaltanlagen',
        clients: 'Kunden',
      },
      letterhead: { layout: 'modern', address: ['Hafenstraße 12', '24937 Flensburg'] },
      signatories: [{ name: 'Dr. Henrike Brodersen', role: 'Geschäftsführerin' }],
      place: 'Flensburg',
    };
    const { id: template } = (
      await owner.ask('POST', records, { ...common, person: { last_name: 'Alt' }, activities: ['Einkauf'] })
    ).json<{ id: string }>();
    const logo = new FormData();
    logo.append('certificate', template);
    logo.append('purpose', 'logo');
    logo.append('file', new Blob([png]), 'logo.png');
    expect((await owner.ask('POST', '/api/collections/files/records', logo)).statusCode).toBe(200);
    const table = {
      rows: [
        ['Vogt', ''],
        ['Graf', 'Westwind AG'],
      ],
      mapping: ['last_name', 'company_name'],
    };
    const make = async (asker: Asker) => asker.ask('POST', '/api/bulk/certificates', { ...table, template });
    const { created } = (await make(owner)).json<{ created: { id: string }[] }>();
    const [first, second] = await Promise.all(
      created.map(async ({ id }) => (await owner.ask('GET', `${records}/${id}`)).json<object>()),
    );
    expect(first).toMatchObject({ ...common, person: { last_name: 'Vogt' }, status: 'draft', letter: null });
    expect(first).not.toMatchObject({ activities: ['Einkauf'] });
    expect(second).toMatchObject({ ...common, company: { ...common.company, name: 'Westwind AG' } });
    const filter = new URLSearchParams({ filter: `certificate = "${created[0]?.id}" && purpose = "logo"` });
    const files = await owner.ask('GET', `/api/collections/files/records?${filter}`);
    expect(files.json()).toMatchObject({ totalItems: 1 });

    // Nobody takes what belongs to others.
    const stranger = await make(await newUser(service));
    expect(stranger.statusCode).toBe(404);
    expect(stranger.json<{ message: string }>().message).toContain('als Vorlage');
  });

  test('those whom the table names are asked, when the number of mails was agreed to', async () => {
    const csv = [
      'Vorname;Nachname;Führungskraft;E-Mail Führungskraft;E-Mail Mitarbeiter;Erledigen bis',
      'Lena;Vogt;Ulrike Kern;bulk-kern@example.com;bulk-lena@example.com;15.12.2026',
      'Otto;Graf;Ulrike Kern;bulk-kern@example.com;;',
      'Ina;Falk;;keine Adresse;bulk-ina@example.com;',
    ].join('\n');
    const form = new FormData();
    form.append('file', new Blob([csv]), 'liste.csv');
    const table = (await owner.ask('POST', '/api/bulk/table', form)).json<object>();
    const before = (await owner.ask('GET', '/api/collections/certificates/records')).json<{
      totalItems: number;
    }>();
    const send = async (mails?: number) =>
      owner.ask('POST', '/api/bulk/certificates', {
        ...table,
        message: 'Bitte bald.',
        ...(mails === undefined ? {} : { mails }),
      });
    for (const wrong of [undefined, 2, 4]) {
      const refused = await send(wrong);
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ message: string }>().message).toContain('gehen 3 Mails hinaus');
    }
    const after = (await owner.ask('GET', '/api/collections/certificates/records')).json<{
      totalItems: number;
    }>();
    expect(after.totalItems).toBe(before.totalItems);
    const toKern = async () => mailsTo(service, place().dataDir, 'bulk-kern@example.com');
    expect(await toKern()).toEqual([]);

    const report = (await send(3)).json<{ created: { id: string }[] }>();
    expect(report).toMatchObject({
      mails: 3,
      created: [
        { line: 2, name: 'Lena Vogt', asked: 2 },
        { line: 3, name: 'Otto Graf', asked: 1 },
      ],
      bad: [{ line: 4, problems: [{ target: 'superior_email' }] }],
    });
    const mails = await toKern();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Bewerten: das Arbeitszeugnis für Lena Vogt',
      'Bewerten: das Arbeitszeugnis für Otto Graf',
    ]);
    expect(mails[0]?.text).toContain('15. Dezember 2026');
    expect(mails[0]?.text).toContain('„Bitte bald.“');
    expect(await mailsTo(service, place().dataDir, 'bulk-ina@example.com')).toEqual([]);
    const token = /einladung#([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect((await recipient(service, token).ask('GET')).json()).toMatchObject({
      task: 'rate',
      name: 'Ulrike Kern',
      due: '2026-12-15 00:00:00.000Z',
    });

    // Several are reminded at once; nobody twice a day, and nobody by somebody else.
    const filter = `certificate = "${report.created[0]?.id}" || certificate = "${report.created[1]?.id}"`;
    const query = new URLSearchParams({ filter, sort: 'email,id' });
    const asked = (await owner.ask('GET', `/api/collections/invitations/records?${query}`)).json<{
      items: { id: string; email: string }[];
    }>();
    const ids = asked.items.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    const stranger = await newUser(service);
    const foreign = (await stranger.ask('POST', '/api/invitations/remind', { ids })).json<{
      refused: object[];
    }>();
    expect(foreign).toMatchObject({ reminded: [] });
    expect(foreign.refused).toHaveLength(3);
    await owner.ask('POST', `/api/invitations/${ids[2]}/revoke`);
    expect(
      (await owner.ask('POST', '/api/invitations/remind', { ids: [...ids, ids[0]] })).json(),
    ).toMatchObject({
      reminded: ids.slice(0, 2),
      refused: [{ id: ids[2], message: 'Diese Einladung ist nicht mehr offen.' }],
    });
    expect((await owner.ask('POST', '/api/invitations/remind', { ids })).json()).toMatchObject({
      reminded: [],
    });
    service.move(25 * 3_600_000);
    expect((await owner.ask('POST', '/api/invitations/remind', { ids })).json()).toMatchObject({
      reminded: ids.slice(0, 2),
    });
    expect((await toKern()).filter(({ subject }) => subject.startsWith('Erinnerung'))).toHaveLength(4);
  });

  test('one table does not fill mailboxes', async () => {
    const rows = Array.from({ length: 301 }, (_, at) => ['Vogt', `p${at}@example.com`]);
    const body = { rows, mapping: ['last_name', 'superior_email'], mails: 301 };
    const refused = await owner.ask('POST', '/api/bulk/certificates', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ message: string }>().message).toContain('höchstens 300 Mails');
  });

  test('what is no table is refused', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]), 'x.xlsx');
    expect((await owner.ask('POST', '/api/bulk/table', form)).statusCode).toBe(400);
    expect((await owner.ask('POST', '/api/bulk/certificates', { rows: [], mapping: [] })).statusCode).toBe(
      400,
    );
  });
});
