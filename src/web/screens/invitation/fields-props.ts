/** What the fields of a part get: its value as it is stored, and what to do when it changes. */
export interface FieldsProps {
  /** Type of certificate. */
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
}

export const textOf = (value: Readonly<Record<string, unknown>>, name: string): string => {
  const text = value[name];
  return typeof text === 'string' ? text : '';
};
