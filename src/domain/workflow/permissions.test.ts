import { expect, test } from 'vitest';
import {
  columnsWith,
  fieldNames,
  isWritable,
  permissions,
  stepsOf,
  visibleValues,
  type Access,
} from './permissions.ts';
import { fits, recipientRoles, tasks } from './task.ts';

// name, birth, company, occupation, activities, performance, behavior, ending, exam, letter
const sign: Readonly<Record<Access, string>> = { none: '-', view: 'v', edit: 'e', apart: 'a' };

test('who may do what', () => {
  const table = Object.fromEntries(
    tasks.map((task) => [task, fieldNames.map((field) => sign[permissions[task][field]]).join('')]),
  );
  expect(table).toEqual({
    rate: 'v--vvaa---',
    'rate-and-create': 'v--veaaeee',
    'approve-and-edit': 'v--vv----e',
    'master-data': 'ee-ee-----',
    'self-assessment': 'ee-eeaa---',
    sign: 'v--------v',
  });
});

test('the steps a task opens', () => {
  expect(Object.fromEntries(tasks.map((task) => [task, stepsOf(task)]))).toEqual({
    rate: ['leistung', 'verhalten'],
    'rate-and-create': ['taetigkeiten', 'leistung', 'verhalten', 'beendigung', 'editor'],
    'approve-and-edit': ['editor'],
    'master-data': ['stamm', 'beruf', 'taetigkeiten'],
    'self-assessment': ['stamm', 'beruf', 'taetigkeiten', 'leistung', 'verhalten'],
    sign: [],
  });
});

test('employees rate only themselves, and nobody but employers signs', () => {
  const allowed = recipientRoles.map((role) => tasks.filter((task) => fits(role, task)));
  expect(allowed).toEqual([
    ['rate', 'rate-and-create', 'approve-and-edit', 'master-data', 'sign'],
    ['approve-and-edit', 'master-data', 'self-assessment'],
  ]);
});

const certificate = {
  person: { salutation: 'Frau', first_name: 'Lena', last_name: 'Vogt', birthday: '1988-05-14', secret: 1 },
  performance: { ratings: { expertise: 4 } },
  company: { name: 'Ostwind' },
};

test('raters see neither birthday nor ratings', () => {
  const seen = JSON.stringify(visibleValues(certificate, 'rate'));
  expect(seen).toContain('Vogt');
  expect(seen).not.toMatch(/1988|ratings|Ostwind|secret/);
});

test('setting a field leaves what else stands in its column', () => {
  expect(columnsWith(certificate, { name: { last_name: 'Kern' }, birth: { birthplace: 'Husum' } })).toEqual({
    person: { ...certificate.person, last_name: 'Kern', birthplace: 'Husum' },
  });
});

test('the company is the owner’s alone', () => {
  expect(tasks.filter((task) => isWritable(permissions[task].company))).toEqual([]);
});
