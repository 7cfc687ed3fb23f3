import { FilterFault, type Comparison, type Expression } from './ast.ts';
import { lex, type Token } from './lex.ts';

const maxLength = 3500;
const maxComparisons = 200;
/** Parentheses in parentheses. */
const maxDepth = 200;

/** Reads tokens from left to right; each method takes what it stands for and goes on behind it. */
class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #comparisons = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  #take(): Token {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new FilterFault('the filter ends too early');
    return token;
  }

  #takeJoin(join: 'and' | 'or'): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'join' || token.join !== join) return false;
    this.#at++;
    return true;
  }

  whole(): Expression {
    const expression = this.#joined('or');
    if (this.#at < this.#tokens.length) throw new FilterFault('something is left over');
    return expression;
  }

  /** `&&` binds tighter than `||`. */
  #joined(kind: 'and' | 'or'): Expression {
    const part = (): Expression => (kind === 'or' ? this.#joined('and') : this.#term());
    const parts = [part()];
    while (this.#takeJoin(kind)) parts.push(part());
    const [only, ...others] = parts;
    return only !== undefined && others.length === 0 ? only : { kind, parts };
  }

  #term(): Expression {
    const token = this.#take();
    if (token.kind === 'open') {
      if (++this.#depth > maxDepth) throw new FilterFault(`deeper than ${maxDepth} parentheses`);
      const inner = this.#joined('or');
      if (this.#take().kind !== 'close') throw new FilterFault('a parenthesis is not closed');
      this.#depth--;
      return inner;
    }
    return this.#comparison(token);
  }

  #comparison(left: Token): Comparison {
    if (left.kind !== 'operand') throw new FilterFault('a value was expected');
    const operator = this.#take();
    if (operator.kind !== 'operator') throw new FilterFault('an operator was expected');
    const right = this.#take();
    if (right.kind !== 'operand') throw new FilterFault('a value was expected');
    if (++this.#comparisons > maxComparisons)
      throw new FilterFault(`more than ${maxComparisons} comparisons`);
    return {
      kind: 'compare',
      left: left.operand,
      operator: operator.operator,
      any: operator.any,
      right: right.operand,
    };
  }
}

/**
 * Reads a filter of the PocketBase grammar.
 * @throws FilterFault when it is none, or too long
 */
export function parseFilter(filter: string): Expression {
  if (filter.length > maxLength) throw new FilterFault(`longer than ${maxLength} characters`);
  // No database stores it, so nothing equals it; PostgreSQL does not even take it as a parameter.
  if (filter.includes('\0')) throw new FilterFault('NUL is no character');
  return new Parser(lex(filter)).whole();
}
