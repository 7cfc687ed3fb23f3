import { expect, test } from 'vitest';
import { fillDetails } from './fill-details.ts';
import { renderMarkdown } from './markdown.ts';

const nobody = {
  name: 'Klarzeugnis',
  operator: '',
  address: '',
  email: null,
  phone: '',
  vatId: '',
  social: [],
};

test('details of the site stand where they belong, line by line', () => {
  const site = {
    ...nobody,
    operator: 'Ost & West_GmbH',
    address: 'Am Speicher 14, 24937 Flensburg',
    email: 'post@klar.example',
  };
  const out = renderMarkdown(fillDetails('{{anbieter}}\n\n{{kontakt}}', site));
  expect(out).toContain('Ost &amp; West_GmbH<br>\nAm Speicher 14<br>\n24937 Flensburg');
  expect(out).toContain('<a href="mailto:post@klar.example">post@klar.example</a>');
});

const who = (site: object): string => fillDetails('{{verantwortlich}}', { ...nobody, ...site });

test('nobody is sent to an address above where none stands', () => {
  expect(who({})).toBe('Der Betreiber von Klarzeugnis');
  expect(who({ operator: 'Ostufer' })).toBe('Ostufer');
  expect(who({ operator: 'Ostufer', address: 'Am Speicher 14' })).toBe('Ostufer, Anschrift wie oben.');
});

test('a detail cannot bring markup along', () => {
  const out = renderMarkdown(fillDetails('{{betreiber}}', { ...nobody, operator: '<b>[x](/muster)</b>' }));
  expect(out).not.toMatch(/<[ab][ >]/);
});

test('what is missing is said, and unknown names stay as they were written', () => {
  expect(fillDetails('{{anbieter}}', nobody)).toContain('noch nicht eingetragen');
  expect(fillDetails('{{gibtesnicht}}', nobody)).toBe('{{gibtesnicht}}');
});
