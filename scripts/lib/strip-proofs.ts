import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const proofs: ReadonlySet<string> = new Set(['matches', 'silent', 'source', 'note']);

/** Values that are data; a getter or a call is left alone. */
const plain = new Set(['ArrayExpression', 'Literal', 'TemplateLiteral', 'Identifier']);

/**
 * Knowledge entries carry their proof, their origin and notes on them. Tests, catalogue and the server's pages need those,
 * the browser does not: this plugin takes `matches`, `silent`, `source` and `note` out of the entries when the web is
 * built. An entry is what has `matches`; whatever else has a source keeps it.
 */
export function stripProofs(): Plugin {
  return {
    name: 'strip-proofs',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/src/domain/knowledge/')) return null;
      const cuts: Node[] = [];
      walk(this.parse(code) as unknown as Node, cuts);
      if (cuts.length === 0) return null;
      let short = code;
      for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start)) {
        const comma = /^\s*,/.exec(short.slice(end))?.[0].length ?? 0;
        short = short.slice(0, start) + short.slice(end + comma);
      }
      return { code: short, map: null };
    },
  };
}

const nameOf = (node: Node): string | undefined =>
  (node['key'] as { readonly name?: string } | undefined)?.name;

function walk(node: Node, cuts: Node[]): void {
  // A pattern takes values out of an object; it holds none.
  if (node.type === 'ObjectPattern') return;
  if (node.type === 'ObjectExpression') {
    const properties = (node['properties'] as readonly Node[]).filter(({ type }) => type === 'Property');
    if (properties.some((one) => nameOf(one) === 'matches')) {
      for (const one of properties)
        if (proofs.has(nameOf(one) ?? '') && plain.has((one['value'] as Node).type)) cuts.push(one);
        else walk(one['value'] as Node, cuts);
      return;
    }
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) visit(item, cuts);
    else visit(value, cuts);
  }
}

function visit(value: unknown, cuts: Node[]): void {
  if (typeof value === 'object' && value !== null && 'type' in value) walk(value as Node, cuts);
}
