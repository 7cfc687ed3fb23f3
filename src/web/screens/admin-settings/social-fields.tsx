import { Plus, Trash2 } from 'lucide-react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { SettingsDraft } from './draft.ts';

interface SocialFieldsProps {
  readonly links: SettingsDraft['social'];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (links: SettingsDraft['social']) => void;
}

const most = 20;

/** The links at the foot of each page. */
export function SocialFields({ links, faults, onChange }: SocialFieldsProps) {
  const t = useText();
  const change = (at: number, part: Partial<SettingsDraft['social'][number]>): void =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...part } : link)));
  return (
    <div className="space-y-6">
      {links.length === 0 && <p className="text-ink-soft">{t('options.no-links')}</p>}
      {links.map((link, at) => (
        <fieldset key={at} className="space-y-3 border-b border-line pb-5">
          <legend className="font-semibold">{t('options.link', { number: at + 1 })}</legend>
          <TextField
            label={t('options.link-name')}
            value={link.name}
            maxLength={60}
            fault={faults[`site.social.${at}.name`]}
            onChange={(name) => change(at, { name })}
          />
          <TextField
            label={t('options.link-url')}
            value={link.url}
            maxLength={500}
            fault={faults[`site.social.${at}.url`]}
            onChange={(url) => change(at, { url })}
          />
          <Button
            aria-label={t('options.link-remove-of', { number: at + 1 })}
            onClick={() => onChange(links.filter((_, index) => index !== at))}
          >
            <Trash2 size={20} aria-hidden />
            {t('options.link-remove')}
          </Button>
        </fieldset>
      ))}
      {links.length < most && (
        <Button onClick={() => onChange([...links, { name: '', url: '' }])}>
          <Plus size={20} aria-hidden />
          {t('options.link-add')}
        </Button>
      )}
    </div>
  );
}
