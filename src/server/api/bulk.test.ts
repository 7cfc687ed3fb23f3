import { afterAll, beforeAll, expect, test } from 'vitest';
import { newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
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

  test('what is no table is refused', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]), 'x.xlsx');
    expect((await owner.ask('POST', '/api/bulk/table', form)).statusCode).toBe(400);
    expect((await owner.ask('POST', '/api/bulk/certificates', { rows: [], mapping: [] })).statusCode).toBe(
      400,
    );
  });
});
