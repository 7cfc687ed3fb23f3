// What administrators read of the server has a German word in the interface.
import { expect, test } from 'vitest';
import { articles, explanations, images, settings } from '#server/collections/site.ts';
import { users } from '#server/collections/accounts.ts';
import { jobs } from '#server/jobs/jobs.ts';
import { auditFields } from '#web/lib/audit.ts';
import { jobNames } from '#web/lib/job-names.ts';

test('every recurring job has a name', () => {
  expect(Object.keys(jobNames)).toEqual(jobs.map(({ name }) => name));
});

test('every field that administrators change has a name in the protocol', () => {
  const written = [users, articles, images, explanations, settings].flatMap(({ fields }) =>
    fields.filter(({ writers }) => writers !== 'server').map(({ name }) => name),
  );
  expect(written.filter((name) => !(name in auditFields))).toEqual([]);
});
