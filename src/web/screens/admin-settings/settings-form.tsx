import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { employerNouns } from '#domain/german/employer-nouns.ts';
import { dateFormats } from '#domain/german/format-date.ts';
import { genderForms } from '#domain/german/group-nouns.ts';
import { defaultOptions } from '#domain/letter/answers.ts';
import { adminSettingsQuery, saveOptions } from '#web/lib/admin-settings.ts';
import type { AdminSettings } from '#web/lib/admin-settings.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { siteQuery } from '#web/lib/site.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { useLeaveWarning } from '#web/ui/leave-warning.tsx';
import { PageSection } from '#web/ui/page-area.tsx';
import { toDraft, toOptions } from './draft.ts';
import type { SettingsDraft } from './draft.ts';
import { SellerFields } from './seller-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { SocialFields } from './social-fields.tsx';

/** What is wrong with single values, by their names in the API. */
export type Faults = Readonly<Record<string, string>>;

export function SettingsForm({ settings }: { settings: AdminSettings }) {
  const t = useText();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<SettingsDraft>(() => toDraft(settings));
  const [stored, setStored] = useState(settings);
  const [faults, setFaults] = useState<Faults>({});
  const changed = JSON.stringify(toDraft(stored)) !== JSON.stringify(draft);
  const change = (part: Partial<SettingsDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const warning = useLeaveWarning(changed, () => false);
  const save = usePost({
    mutationFn: () => saveOptions(toOptions(draft)),
    onSuccess: async (next) => {
      setStored(next);
      setDraft(toDraft(next));
      setFaults({});
      queries.setQueryData(adminSettingsQuery.queryKey, next);
      void showSuccess(t('options.saved'));
      await queries.invalidateQueries({ queryKey: siteQuery.queryKey });
    },
    onError: (error) => {
      const found = error instanceof ServerError ? Object.entries(error.data) : [];
      setFaults(Object.fromEntries(found.map(([name, { message }]) => [name, message ?? ''])));
      if (found.length === 0) tellRefusal(error);
    },
  });
  useFirstFault(form, faults);
  const built = (text: string): string => t('options.built-in', { text });
  return (
    <form
      ref={form}
      noValidate
      aria-busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <PageSection title={t('options.writing')} text={t('options.writing-text')}>
        <div className="space-y-5">
          <Choice
            label={t('wizard.gender-form')}
            value={draft.gender_form}
            options={[
              ['', built(t(`wizard.gender-${defaultOptions.gender_form}`))],
              ...genderForms.map((one) => [one, t(`wizard.gender-${one}`)] as const),
            ]}
            onChange={(value) => change({ gender_form: value })}
          />
          <Choice
            label={t('wizard.company-term')}
            value={draft.company_term}
            options={[
              ['', built(defaultOptions.company_term)],
              ...employerNouns.map(({ noun }) => [noun, noun] as const),
            ]}
            onChange={(value) => change({ company_term: value })}
          />
          <Choice
            label={t('wizard.date-format')}
            value={draft.date_format}
            options={[
              ['', built(t(`wizard.date-${defaultOptions.date_format}`))],
              ...dateFormats.map((one) => [one, t(`wizard.date-${one}`)] as const),
            ]}
            onChange={(value) => change({ date_format: value })}
          />
        </div>
      </PageSection>
      <PageSection title={t('options.site')} text={t('options.site-text')}>
        <SiteFields draft={draft} site={stored.site} faults={faults} onChange={change} />
      </PageSection>
      <PageSection title={t('options.social')} text={t('options.social-text')}>
        <SocialFields links={draft.social} faults={faults} onChange={(social) => change({ social })} />
      </PageSection>
      <PageSection title={t('options.seller')} text={t('options.seller-text')}>
        <SellerFields draft={draft} settings={stored} faults={faults} onChange={change} />
      </PageSection>
      <div className="sticky bottom-(--consent-height,0px) z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3">
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          <Save size={20} aria-hidden />
          {t('options.save')}
        </Button>
        <output className="block text-note text-ink-soft">
          {Object.keys(faults).length > 0
            ? t('options.faulty')
            : t(changed ? 'cms.unsaved' : 'cms.all-saved')}
        </output>
      </div>
      {warning}
    </form>
  );
}
