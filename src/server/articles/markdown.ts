import markdownIt, { type Token } from 'markdown-it';

/** Pictures come from our own files alone: anything else would tell a stranger who reads the page. */
const ownFile = /^\/api\/files\/[\w/.-]+$/;

const markdown = markdownIt({ html: false, linkify: true, typographer: true, quotes: '„“‚‘' });

// The page's own title is the first heading.
markdown.core.ruler.push('lower-headings', (state) => {
  for (const token of state.tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(6, Math.max(2, Number(token.tag.slice(1))))}`;
    }
  }
});
// Styles in attributes are against the policy; numbers are set by the style sheet anyway.
markdown.core.ruler.push('no-inline-style', (state) => {
  for (const token of state.tokens) {
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
  }
});
const image = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  if (token === undefined || image === undefined) return '';
  const source = token.attrGet('src') ?? '';
  if (!ownFile.test(source) || source.includes('..')) return markdown.utils.escapeHtml(token.content);
  token.attrSet('loading', 'lazy');
  return image(tokens, index, options, env, self);
};
const roles: Readonly<Record<string, string>> = {
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};
// On phones each row is set as a paragraph of its own (prose.css): a cell says there which column it belongs to. A
// browser takes what is no longer set as a table for none, so that it is told that it is one.
markdown.core.ruler.push('labelled-cells', (state) => {
  let heads: string[] = [];
  let column = 0;
  for (const [at, token] of state.tokens.entries()) {
    const role = roles[token.type];
    if (role !== undefined) token.attrSet('role', role);
    if (token.type === 'table_open') heads = [];
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') heads.push(plainText(state.tokens[at + 1]));
    if (token.type !== 'td_open') continue;
    const label = heads[column] ?? '';
    if (label !== '' && column > 0) token.attrSet('data-label', label);
    column += 1;
  }
});

const plainText = (inline: Token | undefined): string =>
  (inline?.children ?? []).map(({ content }) => content).join('');

// Wide tables scroll by themselves; whoever has only a keyboard must reach them, and tell one from the other.
markdown.renderer.rules['table_open'] = (tokens, at) => {
  const tables = tokens.filter(({ type }) => type === 'table_open');
  const name =
    tables.length === 1 ? 'Tabelle' : `Tabelle ${tables.findIndex((table) => table === tokens[at]) + 1}`;
  return `<div class="table" tabindex="0" role="region" aria-label="${name}"><table role="table">\n`;
};
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  if (token !== undefined && /^https?:/.test(token.attrGet('href') ?? '')) token.attrSet('rel', 'noreferrer');
  return self.renderToken(tokens, index, options);
};

/**
 * Markdown of an article as HTML. Markup in the text is shown and not obeyed; links lead nowhere but to web and mail
 * addresses; pictures are our own files.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
