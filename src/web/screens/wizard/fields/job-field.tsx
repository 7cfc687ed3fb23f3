import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { fittingTitle } from '#domain/german/fitting-title.ts';
import { titleGender } from '#domain/german/title-gender.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import { useText } from '#web/lib/i18n.ts';
import { useFault, useSuggestions, useValue, type DraftPath } from '../use-draft.ts';
import { Below, inputLook } from './field-frame.tsx';

/** A job title with suggestions while it is typed; any other title may be written as well. */
export function JobField({
  name,
  label,
  hint,
  className = '',
}: {
  readonly name: DraftPath;
  readonly label: string;
  readonly hint: string;
  readonly className?: string;
}) {
  const t = useText();
  const { control } = useFormContext<Draft>();
  const {
    field: { ref: focusable, value: stored, onChange, onBlur },
  } = useController<Draft>({ control, name });
  const fault = useFault(name);
  const titles = useSuggestions()?.titles ?? [];
  const value = typeof stored === 'string' ? stored : '';
  const salutation = useValue('person.salutation');
  const told = titleGender(value);
  const isOfOther = (salutation === 'Herr' && told === 'f') || (salutation === 'Frau' && told === 'm');
  const fitting = isOfOther ? fittingTitle(value, salutation === 'Herr' ? 'm' : 'f') : null;
  // Suggestions may come when the next field is typed in already: an open list would hide the rest of the page.
  const [focused, setFocused] = useState(false);
  const items = [...new Set(focused ? titles : [])]
    .filter((title) => title !== value)
    .map((title) => ({ id: title, name: title }));
  return (
    <div className={className}>
      <ComboBox
        items={items}
        inputValue={value}
        onInputChange={(text) => text !== value && onChange(text)}
        onSelectionChange={(key) => key !== null && onChange(String(key))}
        onBlur={onBlur}
        onFocusChange={setFocused}
        allowsCustomValue
        allowsEmptyCollection={focused}
        menuTrigger="input"
        defaultFilter={() => true}
        isInvalid={fault !== ''}
        aria-describedby={`${name}-hint ${name}-fault`}
      >
        <Label className="mb-1 block font-semibold">{label}</Label>
        <Input id={name} ref={focusable} className={inputLook} maxLength={200} />
        <Popover className="job-list">
          <ListBox
            aria-label={t('wizard.job-suggestions')}
            renderEmptyState={() => (
              <p className="px-3 py-2 text-note text-ink-soft">{t('wizard.job-none')}</p>
            )}
          >
            {(item: { id: string; name: string }) => <ListBoxItem id={item.id}>{item.name}</ListBoxItem>}
          </ListBox>
        </Popover>
      </ComboBox>
      <Below id={name} hint={hint} fault={fault} />
      {/* It may be meant so; hence no fault. */}
      <output className="mt-1 block text-note text-ink-soft">
        {isOfOther && (
          <>
            {t(`wizard.job-gender-${salutation}`, { title: value.trim() })}{' '}
            {fitting !== null && (
              <button type="button" className="link" onClick={() => onChange(fitting)}>
                {t('wizard.job-gender-take', { title: fitting })}
              </button>
            )}
          </>
        )}
      </output>
    </div>
  );
}
