import { FilterFault, operators, type Operand, type Operator } from './ast.ts';

export type Token =
  | { readonly kind: 'operand'; readonly operand: Operand }
  | { readonly kind: 'operator'; readonly operator: Operator; readonly any: boolean }
  | { readonly kind: 'join'; readonly join: 'and' | 'or' }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' };

const blank = /(?:\s+|\/\/[^\n]*)+/y;
const name = /[@_#A-Za-z][\w.:@]*/y;
const number = /-?\d+(?:\.\d+)?(?![\w.])/y;
/** Up to the same quote that is not escaped; only the quote itself can be. */
const quoted = /"((?:\\"|\\(?!")|[^"\\])*)"|'((?:\\'|\\(?!')|[^'\\])*)'/y;
const signs = /[=!<>~?]+/y;
const join = /&&|\|\|/y;
const group = /[()]/y;

function isOperator(text: string): text is Operator {
  return (operators as readonly string[]).includes(text);
}

function toOperator(written: string): Token {
  const any = written.startsWith('?');
  const operator = any ? written.slice(1) : written;
  if (!isOperator(operator)) throw new FilterFault(`there is no operator ${written}`);
  return { kind: 'operator', operator, any };
}

function toText([, double, single]: RegExpExecArray): Token {
  const value = double === undefined ? (single ?? '').replaceAll("\\'", "'") : double.replaceAll('\\"', '"');
  return { kind: 'operand', operand: { kind: 'text', value } };
}

const readers: readonly (readonly [RegExp, (found: RegExpExecArray) => Token])[] = [
  [name, ([found]) => ({ kind: 'operand', operand: { kind: 'name', name: found } })],
  [number, ([found]) => ({ kind: 'operand', operand: { kind: 'number', value: Number(found) } })],
  [quoted, toText],
  [signs, ([found]) => toOperator(found)],
  [join, ([found]) => ({ kind: 'join', join: found === '&&' ? 'and' : 'or' })],
  [group, ([found]) => ({ kind: found === '(' ? 'open' : 'close' })],
];

function nextToken(filter: string, at: number): { readonly token: Token; readonly end: number } {
  for (const [pattern, read] of readers) {
    pattern.lastIndex = at;
    const found = pattern.exec(filter);
    if (found) return { token: read(found), end: pattern.lastIndex };
  }
  throw new FilterFault(`unexpected sign at ${at}`);
}

/**
 * Takes a filter apart.
 * @throws FilterFault at the first sign that belongs to nothing
 */
export function lex(filter: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    blank.lastIndex = at;
    if (blank.test(filter)) at = blank.lastIndex;
    if (at >= filter.length) return tokens;
    const { token, end } = nextToken(filter, at);
    tokens.push(token);
    at = end;
  }
}
