import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  builtInExplanation,
  explanationKeys,
  explanationKinds,
} from '#domain/knowledge/guides/explanations.ts';
import type { ExplanationKind } from '#domain/knowledge/guides/explanations.ts';
import { explanationsQuery } from '#web/lib/explanations.ts';
import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ExplanationEntry } from './explanation-entry.tsx';
import { explanationName } from './explanation-name.ts';

/** The texts that explain categories, grades and codes: each with its built-in one, which it may go back to. */
export function Component() {
  const t = useText();
  const [kind, setKind] = useState<ExplanationKind>('category');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState('');
  useTitle(`${t('admin.explanation')} · ${t('admin.title')}`);
  const query = useQuery(explanationsQuery);
  const wanted = search.trim().toLowerCase();
  return (
    <section className="space-y-5 py-6">
      <h2 className="font-letter text-title font-semibold">{t('admin.explanation')}</h2>
      <p className="max-w-[60ch] text-ink-soft">{t('explain.lead')}</p>
      <fieldset>
        <legend className="font-semibold">{t('explain.kind')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {explanationKinds.map((one) => (
            <label key={one} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="kind"
                className="size-5 accent-accent"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              {t(`admin.kind-${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <SearchField label={t('explain.search')} value={search} onChange={setSearch} />
      <Loaded query={query} rows={8}>
        {(rows) => {
          const entries = explanationKeys(kind).flatMap((key) => {
            const own = rows.find((row) => row.kind === kind && row.key === key) ?? null;
            const name = explanationName(kind, key);
            const text = own?.text ?? builtInExplanation(kind, key);
            return `${name} ${text}`.toLowerCase().includes(wanted) ? [{ key, own, name }] : [];
          });
          if (entries.length === 0) return <p className="text-ink-soft">{t('explain.none')}</p>;
          return (
            <ul className="divide-y divide-line border-y border-line">
              {entries.map(({ key, own, name }) => (
                <ExplanationEntry
                  key={`${kind}-${key}`}
                  kind={kind}
                  name={name}
                  textKey={key}
                  own={own}
                  open={open === `${kind}-${key}`}
                  onOpen={(wide) => setOpen(wide ? `${kind}-${key}` : '')}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
