import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const proofs: ReadonlySet<string> = new Set(['matches', 'silent', 'source', 'note', 'slot', 'job']);
/** Entries that nothing is told of by their own name, as a paraphrase is told as the entry it stands for. */
const nameless = /\/(?:paraphrases\/|markers\/|other-documents)/;
const withId: ReadonlySet<string> = new Set([...proofs, 'id']);

/** Values that are data; a getter or a call is left alone. */
const plain = new Set(['ArrayExpression', 'Literal', 'TemplateLiteral']);

/**
 * Knowledge entries carry their proof and their origin. Tests and catalogue need those, the browser does not: this plugin
 * takes `matches`, `silent`, `source` and `note` (and `slot` and `job`, the place of the examples) out of the knowledge
 * when the web is built.
 */
export function stripProofs(): Plugin {
  return {
    name: 'strip-proofs',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/src/domain/knowledge/')) return null;
      const cuts: Node[] = [];
      walk(this.parse(code) as unknown as Node, nameless.test(id) ? withId : proofs, cuts);
      let short = code;
      for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start)) {
        const comma = /^\s*,/.exec(short.slice(end))?.[0].length ?? 0;
        short = short.slice(0, start) + short.slice(end + comma);
      }
      return { code: short, map: null };
    },
  };
}

/** Origins that many entries share stand in a constant: where nobody names it any more, it goes as well. */
const isShared = (key: string, value: string): boolean => key === 'source' && value === 'Identifier';

function walk(node: Node, keys: ReadonlySet<string>, cuts: Node[]): void {
  // A pattern takes values out of an object; it holds none.
  if (node.type === 'ObjectPattern') return;
  if (node.type === 'Property') {
    const key = node['key'] as { readonly name?: string };
    const value = (node['value'] as Node).type;
    if (key.name !== undefined && keys.has(key.name) && (plain.has(value) || isShared(key.name, value))) {
      cuts.push(node);
      return;
    }
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) visit(item, keys, cuts);
    else visit(value, keys, cuts);
  }
}

function visit(value: unknown, keys: ReadonlySet<string>, cuts: Node[]): void {
  if (typeof value === 'object' && value !== null && 'type' in value) walk(value as Node, keys, cuts);
}
