import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#domain/letter/answers.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { messages } from '../step-rules.ts';
import { useFault, useValue } from '../use-draft.ts';
import { Below } from './field-frame.tsx';

/** Some traits out of many, at most three: a fourth is refused and said so. */
export function TraitChoice({
  name,
  title,
  traits,
}: {
  readonly name: 'performance.positive_traits' | 'performance.leadership_traits';
  readonly title: string;
  readonly traits: readonly { readonly key: string; readonly label: string }[];
}) {
  const t = useText();
  const { setValue } = useFormContext<Draft>();
  const chosen = useValue(name);
  const stored = useFault(name);
  const [refused, setRefused] = useState(false);
  const toggle = (key: string): void => {
    const isOn = chosen.includes(key);
    const isTooMuch = !isOn && chosen.length >= limits.maxPositiveTraits;
    setRefused(isTooMuch);
    if (isTooMuch) return;
    setValue(name, isOn ? chosen.filter((one) => one !== key) : [...chosen, key], { shouldDirty: true });
  };
  return (
    <fieldset aria-describedby={`${name}-hint ${name}-fault`}>
      <legend className="font-letter text-lead font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {traits.map(({ key, label }) => (
          <label key={key} className="chip">
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
            {label}
          </label>
        ))}
      </div>
      <Below id={name} hint={t('wizard.traits-hint')} fault={refused ? messages.traits : stored} />
    </fieldset>
  );
}
