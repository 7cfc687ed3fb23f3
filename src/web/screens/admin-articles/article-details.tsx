import { useText } from '#web/lib/i18n.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { articleStates, fromLocalTime, slugOf, toLocalTime } from './articles.ts';
import type { ArticleDraft, ArticleState } from './articles.ts';

interface ArticleDetailsProps {
  readonly draft: ArticleDraft;
  readonly faults: Readonly<Record<string, string>>;
  /** Legal pages keep their address. */
  readonly fixedSlug: boolean;
  readonly isNew: boolean;
  readonly onChange: (part: Partial<ArticleDraft>) => void;
}

/** What an article is called, where it stands, and from when it may be seen. */
export function ArticleDetails({ draft, faults, fixedSlug, isNew, onChange }: ArticleDetailsProps) {
  const t = useText();
  const { slug, title, description, status, published } = draft;
  // Readers and feeds want a date; legal pages need none.
  const dated = (state: ArticleState): Partial<ArticleDraft> =>
    state === 'published' && published === '' && !fixedSlug
      ? { published: new Date().toISOString().replace('T', ' ') }
      : {};
  // As long as nobody wrote an address, it follows the title.
  const follows = isNew && !fixedSlug && slug === slugOf(title);
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      <TextField
        label={t('admin.article-title')}
        value={title}
        fault={faults['title']}
        maxLength={200}
        onChange={(text) => onChange({ title: text, ...(follows ? { slug: slugOf(text) } : {}) })}
      />
      <TextField
        label={t('admin.slug')}
        value={slug}
        fault={faults['slug']}
        hint={t(fixedSlug ? 'cms.slug-fixed' : 'cms.slug-hint')}
        readOnly={fixedSlug}
        maxLength={100}
        onChange={(text) => onChange({ slug: text })}
      />
      <TextField
        label={t('cms.description')}
        value={description}
        fault={faults['description']}
        hint={t('cms.description-hint')}
        maxLength={500}
        onChange={(text) => onChange({ description: text })}
      />
      <fieldset>
        <legend className="font-semibold">{t('admin.status')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {articleStates.map((state) => (
            <label key={state} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="status"
                className="size-5 accent-accent"
                checked={status === state}
                onChange={() => onChange({ status: state, ...dated(state) })}
              />
              {t(`cms.state-${state}`)}
            </label>
          ))}
        </div>
        {status !== 'draft' && (
          <TextField
            label={t(status === 'scheduled' ? 'cms.appears' : 'cms.appeared')}
            type="datetime-local"
            value={toLocalTime(published)}
            fault={
              faults['published'] ??
              (status === 'scheduled' && published === '' ? t('cms.no-time') : undefined)
            }
            onChange={(text) => onChange({ published: fromLocalTime(text) })}
          />
        )}
      </fieldset>
    </div>
  );
}
