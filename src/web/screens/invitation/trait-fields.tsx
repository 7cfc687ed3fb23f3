import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#domain/letter/answers.ts';
import { fetchSuggestions } from '#web/lib/certificate/calls.ts';
import { leaderTraits, positiveTraits } from '#web/lib/certificate/traits.ts';
import { useText } from '#web/lib/i18n.ts';
import { Check, Line } from '#web/ui/controls.tsx';
import { textOf, type FieldsProps } from './fields-props.ts';

const leading = ['leadership', 'employee-development', 'employee-deployment', 'delegation'];
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** What is said beside the grades: traits, systems, and honesty where the job asks for it. */
export function TraitFields({ value, faults, all, type, onChange }: FieldsProps) {
  const t = useText();
  const set = (name: string, one: unknown): void => onChange({ ...value, [name]: one });
  const ratings = (value['ratings'] ?? {}) as Readonly<Record<string, number>>;
  const occupation = (all.occupation ?? {}) as Readonly<Record<string, unknown>>;
  const leads = occupation['leader'] === true || leading.some((one) => ratings[one] !== undefined);
  // Trainees have the job that they learn.
  const title = textOf(occupation, type === 'ausbildungszeugnis' ? 'graduation_title' : 'job_title');
  const job = useQuery({
    queryKey: ['job', title],
    queryFn: ({ signal }) => fetchSuggestions({ title }, signal),
    enabled: title !== '',
    retry: false,
  });
  const honest = value['honesty'] === true;
  return (
    <>
      <Traits
        title={t('wizard.traits')}
        traits={positiveTraits.map((key) => ({ key, label: t(`wizard.trait-${key}`) }))}
        chosen={listOf(value['positive_traits'])}
        most={limits.maxPositiveTraits}
        onChange={(traits) => set('positive_traits', traits)}
      />
      {leads && (
        <Traits
          title={t('wizard.leader-traits')}
          traits={leaderTraits.map((key) => ({ key, label: t(`wizard.leader-trait-${key}`) }))}
          chosen={listOf(value['leadership_traits'])}
          most={limits.maxLeadershipTraits}
          onChange={(traits) => set('leadership_traits', traits)}
        />
      )}
      {(ratings['it-knowledge'] !== undefined || textOf(value, 'it_systems') !== '') && (
        <div>
          <Line
            label={t('wizard.it-systems')}
            value={textOf(value, 'it_systems')}
            fault={faults['it_systems']}
            maxLength={200}
            onChange={({ target }) => set('it_systems', target.value)}
          />
          <p className="mt-1 text-small text-ink-soft">{t('wizard.it-systems-hint')}</p>
        </div>
      )}
      {(job.data?.honesty === true || honest) && (
        <div>
          <Check
            label={t('wizard.honesty')}
            checked={honest}
            onChange={(checked) => set('honesty', checked)}
          />
          <p className="text-small text-ink-soft">{t('wizard.honesty-hint')}</p>
        </div>
      )}
    </>
  );
}

interface TraitsProps {
  readonly title: string;
  readonly traits: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChange: (traits: readonly string[]) => void;
}

/** Some traits out of many; one too many is refused and said so. */
function Traits({ title, traits, chosen, most, onChange }: TraitsProps) {
  const t = useText();
  const [refused, setRefused] = useState(false);
  const toggle = (key: string): void => {
    const isOn = chosen.includes(key);
    setRefused(!isOn && chosen.length >= most);
    if (isOn) onChange(chosen.filter((one) => one !== key));
    else if (chosen.length < most) onChange([...chosen, key]);
  };
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {traits.map(({ key, label }) => (
          <label key={key} className="chip">
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
            {label}
          </label>
        ))}
      </div>
      <output className={`mt-1 block text-small ${refused ? 'text-danger' : 'text-ink-soft'}`}>
        {t(refused ? 'invitation.traits-most' : 'wizard.traits-hint')}
      </output>
    </fieldset>
  );
}
