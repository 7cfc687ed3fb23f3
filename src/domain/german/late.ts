import { isLatin, latinOf } from './latin.ts';
import { madeOf, type PatternSource } from './pattern-source.ts';
import { SieveByUse } from './sieve-by-use.ts';

/**
 * A regular expression that is made when it is first asked, in the form that suits the text (`latin.ts`). Each `\p{L}`
 * costs an engine a twentieth of a millisecond when a pattern is made: ten thousand of them would be half of what the
 * first letter costs, and of what is asked of it most is never asked.
 */
export const lateRegExp = (pattern: string | PatternSource, flags = ''): RegExp =>
  typeof pattern === 'string'
    ? new LateRegExp(pattern, flags)
    : new LateRegExp(pattern.source, flags || pattern.flags);

type Tag = (source: TemplateStringsArray, ...values: readonly string[]) => RegExp;
const tag =
  (flags: string): Tag =>
  (source, ...values) =>
    new LateRegExp(String.raw(source, ...values), flags);

/** Late patterns by their flags, written like those that are made at once: late.iu`(?<!\p{L})ruhe(?!\p{L})`. */
export const late = {
  u: tag('u'),
  iu: tag('iu'),
  gu: tag('gu'),
  giu: tag('giu'),
  isu: tag('isu'),
  uy: tag('uy'),
};

/** Does all that a regular expression does; texts ask it by its symbols. */
export class LateRegExp implements RegExp {
  readonly source: string;
  readonly flags: string;
  lastIndex = 0;
  /** Whether it goes on where it stood (`g`, `y`). */
  private readonly goesOn: boolean;
  private latin: RegExp | null = null;
  private whole: RegExp | null = null;
  private sieve: SieveByUse | null = null;

  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = flags;
    this.goesOn = flags.includes('g') || flags.includes('y');
  }

  get global(): boolean {
    return this.flags.includes('g');
  }
  get ignoreCase(): boolean {
    return this.flags.includes('i');
  }
  get multiline(): boolean {
    return this.flags.includes('m');
  }
  get sticky(): boolean {
    return this.flags.includes('y');
  }
  get unicode(): boolean {
    return this.flags.includes('u');
  }
  get dotAll(): boolean {
    return this.flags.includes('s');
  }
  get hasIndices(): boolean {
    return this.flags.includes('d');
  }

  test(text: string): boolean {
    if (this.goesOn) return this.exec(text) !== null;
    return !this.rulesOut(text) && this.formFor(text).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    if (this.goesOn) return this.asking(text, (form) => form.exec(text));
    return this.rulesOut(text) ? null : this.formFor(text).exec(text);
  }

  /** Whether it is surely not found in the text: known of sentences of the letter, by patterns that are asked often. */
  rulesOut(text: string): boolean {
    return (this.sieve ??= new SieveByUse(this)).rulesOut(text);
  }

  compile(): this {
    return this;
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.asking(text, (form) => form[Symbol.match](text));
  }
  [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return this.asking(text, (form) => form[Symbol.matchAll](text));
  }
  [Symbol.replace](text: string, by: string | ((found: string, ...parts: never[]) => string)): string {
    return this.asking(text, (form) => form[Symbol.replace](text, by as string));
  }
  [Symbol.search](text: string): number {
    return this.formFor(text)[Symbol.search](text);
  }
  [Symbol.split](text: string, limit?: number): string[] {
    return this.formFor(text)[Symbol.split](text, limit);
  }

  private asking<Answer>(text: string, ask: (form: RegExp) => Answer): Answer {
    const form = this.formFor(text);
    form.lastIndex = this.lastIndex;
    const answer = ask(form);
    this.lastIndex = form.lastIndex;
    return answer;
  }

  private formFor(text: string): RegExp {
    return isLatin(text) ? (this.latin ??= latinOf(this)) : (this.whole ??= madeOf(this));
  }
}
