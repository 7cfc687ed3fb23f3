import { expect, test } from 'vitest';
import { html, jsonLd } from './html.ts';

test('what is put in is text, unless it is markup already', () => {
  const inner = html`<b>${'a & b'}</b>`;
  expect(html`<p title="${'"<x>"'}">${inner}${['<i>', inner]}</p>`.text).toBe(
    '<p title="&quot;&lt;x&gt;&quot;"><b>a &amp; b</b>&lt;i&gt;<b>a &amp; b</b></p>',
  );
});

test('what is not there leaves nothing behind, and zero is something', () => {
  expect(html`[${null}${undefined}${false}${''}${0}]`.text).toBe('[0]');
});

test('no text can end the data for search engines', () => {
  const { text } = jsonLd({ name: '</script><script>alert(1)</script>' });
  expect(text.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(text.replaceAll(/<[^>]*>/g, ''))).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>',
  });
});
