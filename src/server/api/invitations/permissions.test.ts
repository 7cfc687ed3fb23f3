import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { editBlock } from '#domain/letter/edit-letter.ts';
import { fieldNames, permissions } from '#domain/workflow/permissions.ts';
import { fits, recipientRoles, tasks } from '#domain/workflow/task.ts';
import { newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { answeredCertificate, invited, newCertificate } from '../../../../tests/helpers/invitations.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

const letter = compose(sampleAnswers());
/** Something that fits each field. */
const values = {
  name: { salutation: 'Frau', title: '', first_name: 'Lena', last_name: 'Marker-Name' },
  birth: { birthday: '1990-01-01', birthplace: 'Markerstadt' },
  company: { name: 'Marker GmbH' },
  occupation: { job_title: 'Markerin', begin_employment: '2020-01-01', end_employment: '2025-09-30' },
  activities: ['Marker setzen'],
  performance: { ratings: { expertise: 5 } },
  behavior: { internal: 5 },
  ending: { termination_reason: 'own-wish', future_wishes: 5 },
  exam: null,
  letter: editBlock(letter, blocksOf(letter)[0]?.id ?? '', 'Markersatz.'),
} as const;
/** Words that show whether a field of the certificate is told. */
const traces = {
  name: 'Vogt',
  birth: '1988-05-14',
  company: 'Ostwind',
  occupation: 'Projektleiterin',
  activities: 'Nachunternehmer',
  performance: '"working-method":2',
  behavior: '"internal":2',
  ending: 'own-wish',
  exam: '"exam"',
  letter: '"areas"',
} as const;
describeOnBothEngines('the table of permissions', (place) => {
  let service: TestApp;
  let owner: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    owner = await newUser(service);
  });
  afterAll(async () => service.close());

  const stored = async (id: string) =>
    (await owner.ask('GET', `/api/collections/certificates/records/${id}`)).json<Record<string, unknown>>();
  const all = tasks
    .filter((task) => task !== 'sign')
    .flatMap((task) => fieldNames.map((field) => [task, field, permissions[task][field]] as const));

  test.each(all)('%s × %s: %s', async (task, field, access) => {
    const role = fits('employer', task) ? 'employer' : 'employee';
    const certificate = await answeredCertificate(owner, { letter });
    const who = await invited(service, owner, certificate, task, role);
    const seen = (await who.ask('GET')).json<{ values: object; entries: object }>();
    const shown = JSON.stringify(seen.values);
    expect(shown.includes(traces[field]) && field in seen.values).toBe(
      access === 'view' || access === 'edit',
    );
    const before = await stored(certificate);
    const answer = await who.ask('PATCH', '', { values: { [field]: values[field] } });
    const after = await stored(certificate);
    const writable = access === 'edit' || access === 'apart';
    expect(answer.statusCode).toBe(writable ? 200 : 403);
    const changed = Object.keys(after).filter(
      (key) =>
        !['updated', 'version', 'status'].includes(key) &&
        JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    );
    // What is kept apart, or refused, leaves the certificate as it is.
    expect(changed.length > 0).toBe(access === 'edit' && field !== 'exam');
    const own = (await who.ask('GET')).json<{ entries: Record<string, unknown> }>().entries;
    expect(field in own).toBe(access === 'apart');
  });

  test.each(recipientRoles.flatMap((role) => tasks.map((task) => [role, task] as const)))(
    '%s may be asked: %s',
    async (role, task) => {
      const certificate = await newCertificate(owner);
      const answer = await owner.ask('POST', `/api/certificates/${certificate}/invitations`, {
        email: 'a@example.com',
        role,
        task,
      });
      // Signatories are asked by starting to sign.
      expect(answer.statusCode).toBe(fits(role, task) && task !== 'sign' ? 200 : 400);
    },
  );
});
