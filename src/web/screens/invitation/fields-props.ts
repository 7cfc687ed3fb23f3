import type { CertificateType } from '#domain/letter/certificate-type.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import type { Field } from '#domain/workflow/permissions.ts';

/** What the fields of a part get: its value as it is stored, and what to do when it changes. */
export interface FieldsProps {
  readonly type: CertificateType;
  /** The reference is about whoever fills this in. */
  readonly isOwn: boolean;
  readonly value: Readonly<Record<string, unknown>>;
  /** The other parts that this person sees, for what depends on them. */
  readonly all: Readonly<Partial<Record<Field, unknown>>>;
  /** What is wrong, by path within the part („workload.hours“). */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (value: unknown) => void;
}

export const textOf = (value: Readonly<Record<string, unknown>>, name: string): string => {
  const text = value[name];
  return typeof text === 'string' ? text : '';
};

export const gradeOf = (value: Readonly<Record<string, unknown>>, name: string): NamedGrade | null =>
  (value[name] as NamedGrade | null | undefined) ?? null;
