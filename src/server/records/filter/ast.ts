/** What stands on a side of a comparison. */
export type Operand =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number };

export const operators = ['=', '!=', '>', '>=', '<', '<=', '~', '!~'] as const;
export type Operator = (typeof operators)[number];

export interface Comparison {
  readonly kind: 'compare';
  readonly left: Operand;
  readonly operator: Operator;
  /** With `?`: one of several values is enough. */
  readonly any: boolean;
  readonly right: Operand;
}

/** A filter as it was written. */
export type Expression = Comparison | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression[] };

/** The filter is not one; the message is for developers. */
export class FilterFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FilterFault';
  }
}
