/** Markup that may be sent as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function markup(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map(markup).join('');
}

/** Template tag: everything put in is escaped unless it is markup already; lists are joined, nothing is left out. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, at) => text + markup(values[at - 1]) + part));
}

/**
 * Data for search engines. The policy forbids inline scripts, but this is none: no browser runs the type.
 * `<` is written as an escape, so that no text can end the element.
 */
export function jsonLd(data: object): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${json}</script>`);
}
