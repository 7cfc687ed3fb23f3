import type { BuiltInArticle } from './built-in-article.ts';

/** Provider identification, § 5 DDG. */
export const imprint: BuiltInArticle = {
  slug: 'impressum',
  title: 'Impressum',
  description: 'Wer diesen Dienst anbietet und wie er zu erreichen ist.',
  body: `Angaben gemäß § 5 DDG

{{anbieter}}

## Kontakt

{{kontakt}}

{{umsatzsteuer}}

## Verantwortlich für den Inhalt

{{verantwortlich}}

## Streitbeilegung

Wir sind nicht verpflichtet und nicht bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.

## Was dieser Dienst nicht ist

Klarzeugnis sagt, wie Arbeitszeugnisse üblicherweise gelesen werden, und hilft beim Formulieren. Das ist keine Rechtsberatung und ersetzt keine.
`,
};
