import { z } from 'zod';
import { invoiceUnits, type InvoiceItem, type Party } from '#domain/invoice/invoice.ts';
import { invalid, type FieldFault } from '../errors.ts';
import { isEmail } from '../records/email.ts';
import { badEmail, badValue, required } from '../records/faults.ts';

const line = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => z.string().trim().max(max).default('');

const party = z.object({
  name: line(200),
  street: line(200),
  zip: line(20),
  city: line(200),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
  email: z
    .string()
    .trim()
    .refine((address) => address === '' || isEmail(address), badEmail.message)
    .default(''),
  vat_id: optional(20),
});

const date = z.iso.date();
const item = z.object({
  text: line(1000),
  quantity: z
    .number()
    .positive()
    .max(100_000)
    .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6),
  unit: z.enum(invoiceUnits).default('piece'),
  unit_price: z.int().min(0).max(10_000_000),
});
const order = z
  .object({
    user: line(15),
    items: z.array(item).min(1).max(200),
    service_from: date,
    service_to: date,
    due_days: z.int().min(0).max(90).default(14),
    billing: party.optional(),
    key: z
      .string()
      .regex(/^[\w-]{15,64}$/)
      .optional(),
  })
  .refine(({ service_from, service_to }) => service_from <= service_to, { path: ['service_to'] });

/** What a superuser asks to be invoiced. */
export interface InvoiceOrder {
  /** Id of the user. */
  readonly user: string;
  readonly items: readonly InvoiceItem[];
  /** YYYY-MM-DD. */
  readonly service_from: string;
  readonly service_to: string;
  readonly due_days: number;
  /** In place of the address that the user keeps. */
  readonly billing?: Party | undefined;
  /** Of the client's choice: an order with the same key is the same order, sent again. */
  readonly key?: string | undefined;
}

function faultsOf(error: z.ZodError, values: Readonly<Record<string, unknown>>): Record<string, FieldFault> {
  return Object.fromEntries(
    error.issues.map(({ path }) => {
      const name = String(path[0] ?? 'items');
      return [name, values[name] === undefined ? required : badValue];
    }),
  );
}

/** @throws ApiError 400 with a fault for each field that is not as it must be */
export function readOrder(values: Readonly<Record<string, unknown>>): InvoiceOrder {
  const read = order.safeParse(values);
  if (!read.success) throw invalid(faultsOf(read.error, values));
  return read.data;
}

/** A billing address as a user keeps it; undefined when it is not complete. */
export function readParty(value: unknown): Party | undefined {
  return party.safeParse(value).data;
}
