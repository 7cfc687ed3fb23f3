import { daysInMonth } from '../german/dates.ts';

/** Something wrong with a field; `message` is German and goes to the user. */
export interface Problem {
  /** Path of the field („person.birthday“). */
  readonly field: string;
  readonly message: string;
}

/** Reads values of unknown shape by paths and collects what is wrong with them. */
export class Fields {
  readonly problems: Problem[] = [];
  private readonly source: unknown;

  constructor(source: unknown) {
    this.source = source;
  }

  /** What stands at a path; undefined where nothing does. */
  at(path: string): unknown {
    let value: unknown = this.source;
    for (const key of path.split('.')) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
      value = (value as Record<string, unknown>)[key];
    }
    return value;
  }

  refuse(field: string, message: string): void {
    this.problems.push({ field, message });
  }

  /**
   * Text without white space around it, each letter as one sign; '' when absent. macOS copies „ö“ as two, which fonts set
   * badly and searches miss.
   * @param required the message for an empty one
   */
  text(path: string, required?: string): string {
    const value = this.at(path) ?? '';
    if (typeof value !== 'string') {
      this.refuse(path, required ?? 'Hier wird ein Text erwartet.');
      return '';
    }
    const text = value.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
    if (text === '' && required !== undefined) this.refuse(path, required);
    return text;
  }

  /** YYYY-MM-DD of a day that exists; null when absent. */
  day(path: string, message: string, required = false): string | null {
    const value = this.at(path) ?? null;
    if (value === null || value === '') {
      if (required) this.refuse(path, message);
      return null;
    }
    if (typeof value === 'string' && isDay(value)) return value;
    this.refuse(path, message);
    return null;
  }

  flag(path: string, otherwise = false): boolean {
    const value = this.at(path) ?? otherwise;
    if (typeof value === 'boolean') return value;
    this.refuse(path, 'Hier wird ja oder nein erwartet.');
    return otherwise;
  }

  number(path: string): number | null {
    const value = this.at(path) ?? null;
    if (value === null) return null;
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
    this.refuse(path, 'Hier wird eine Zahl über null erwartet.');
    return null;
  }

  /** One of a list of values; the first serves when it is absent. */
  choice<T extends string>(
    path: string,
    values: readonly T[],
    message: string,
    otherwise = values[0] as T,
  ): T {
    const value = this.at(path) ?? otherwise;
    const found = values.find((one) => one === value);
    if (found === undefined) this.refuse(path, message);
    return found ?? otherwise;
  }

  texts(path: string): string[] {
    return this.list(path).flatMap((_, at) => {
      const text = this.text(`${path}.${at}`);
      return text === '' ? [] : [text];
    });
  }

  list(path: string): readonly unknown[] {
    const value = this.at(path) ?? [];
    if (Array.isArray(value)) return value;
    this.refuse(path, 'Hier wird eine Liste erwartet.');
    return [];
  }

  object(path: string): Readonly<Record<string, unknown>> {
    const value = this.at(path) ?? {};
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    this.refuse(path, 'Hier werden mehrere Angaben erwartet.');
    return {};
  }
}

/** YYYY-MM-DD of a day that exists. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
