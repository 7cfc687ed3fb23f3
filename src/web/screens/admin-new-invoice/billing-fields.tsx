import type { Party } from '#domain/invoice/invoice.ts';
import { useText } from '#web/lib/i18n.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { partyNames } from './draft.ts';
import type { Faults } from './draft.ts';

interface BillingFieldsProps {
  readonly billing: Party;
  readonly faults: Faults;
  readonly onChange: (part: Partial<Party>) => void;
}

/** Who is billed; the address that the user keeps stands there already. */
export function BillingFields({ billing, faults, onChange }: BillingFieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {partyNames.map((name) => (
        <div key={name} className={name === 'name' || name === 'street' ? 'sm:col-span-2' : ''}>
          <TextField
            label={t(`billing.party-${name}`)}
            value={billing[name]}
            maxLength={name === 'country' ? 2 : name === 'zip' || name === 'vat_id' ? 20 : 200}
            fault={faults[`billing.${name}`]}
            onChange={(text) => onChange({ [name]: name === 'country' ? text.toUpperCase() : text })}
          />
        </div>
      ))}
    </div>
  );
}
