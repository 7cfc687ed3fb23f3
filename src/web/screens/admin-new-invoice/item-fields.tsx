import { Plus, Trash2 } from 'lucide-react';
import type { InvoiceUnit } from '#domain/invoice/invoice.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { emptyItem, units } from './draft.ts';
import type { DraftItem, Faults } from './draft.ts';

interface ItemFieldsProps {
  readonly items: readonly DraftItem[];
  readonly faults: Faults;
  readonly onChange: (items: readonly DraftItem[]) => void;
}

const most = 200;

/** The lines of an invoice. */
export function ItemFields({ items, faults, onChange }: ItemFieldsProps) {
  const t = useText();
  const change = (at: number, part: Partial<DraftItem>): void =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...part } : item)));
  return (
    <div className="space-y-6">
      {items.map((item, at) => (
        <fieldset key={at} className="space-y-4 border-b border-line pb-5">
          <legend className="font-semibold">{t('billing.item', { number: at + 1 })}</legend>
          <TextField
            label={t('billing.text')}
            value={item.text}
            maxLength={1000}
            fault={faults[`items.${at}.text`]}
            onChange={(text) => change(at, { text })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField
              label={t('billing.quantity')}
              value={item.quantity}
              maxLength={12}
              fault={faults[`items.${at}.quantity`]}
              onChange={(quantity) => change(at, { quantity })}
            />
            <Choice
              label={t('billing.unit')}
              value={item.unit}
              options={units.map((unit) => [unit, t(`billing.unit-${unit}`)] as const)}
              onChange={(unit) => change(at, { unit: unit as InvoiceUnit })}
            />
            <TextField
              label={t('billing.price')}
              value={item.price}
              maxLength={14}
              fault={faults[`items.${at}.price`]}
              onChange={(price) => change(at, { price })}
            />
          </div>
          {items.length > 1 && (
            <Button
              aria-label={t('billing.item-remove-of', { number: at + 1 })}
              onClick={() => onChange(items.filter((_, index) => index !== at))}
            >
              <Trash2 size={20} aria-hidden />
              {t('billing.item-remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {items.length < most && (
        <Button onClick={() => onChange([...items, emptyItem])}>
          <Plus size={20} aria-hidden />
          {t('billing.item-add')}
        </Button>
      )}
    </div>
  );
}
