import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Save, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLeaveWarning } from '#web/ui/leave-warning.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleDetails } from './article-details.tsx';
import { ArticleVersions } from './article-versions.tsx';
import { articlePath, deleteArticle, saveArticle } from './articles.ts';
import type { ArticleDraft, BuiltIn } from './articles.ts';

interface ArticleEditorProps {
  readonly id: string | null;
  readonly start: ArticleDraft;
  readonly builtIn: readonly BuiltIn[];
}

const names = ['slug', 'title', 'description', 'body', 'status', 'published'] as const;

/** Writes an article: what it is called and when it appears, its text with a preview, and what it was before. */
export function ArticleEditor({ id, start, builtIn }: ArticleEditorProps) {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ArticleDraft>(start);
  const [saved, setSaved] = useState<ArticleDraft>(id === null ? { ...start, title: '' } : start);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const changed = names.some((name) => draft[name] !== saved[name]);
  // Set where the screen itself goes on: after the first save, after a deletion.
  const leads = useRef(false);
  // A legal page that nobody touched yet is unsaved, but nothing is lost with it.
  const touched = names.some((name) => draft[name] !== (id === null ? start : saved)[name]);
  const warning = useLeaveWarning(touched, () => leads.current);
  const isLegal = builtIn.some(({ slug }) => slug === start.slug);
  const change = (part: Partial<ArticleDraft>): void => setDraft((before) => ({ ...before, ...part }));

  const forget = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['articles', 'list'] });
    await queries.invalidateQueries({ queryKey: ['article_versions'] });
  };
  const save = usePost({
    mutationFn: () => saveArticle(id, pick(draft)),
    onSuccess: async (stored) => {
      setSaved(draft);
      setFaults({});
      void showSuccess(t('cms.saved'));
      await forget();
      if (id !== null) return;
      leads.current = true;
      await navigate(`?artikel=${stored.id}`, { replace: true });
    },
    onError: (error) => {
      const found = error instanceof ServerError ? Object.entries(error.data) : [];
      setFaults(Object.fromEntries(found.map(([name, { message }]) => [name, message ?? ''])));
      if (found.length === 0) handleError(error);
    },
  });
  const remove = usePost({
    mutationFn: () => deleteArticle(id ?? ''),
    onSuccess: async () => {
      void showSuccess(t(isLegal ? 'cms.reset-done' : 'cms.deleted'));
      await forget();
      leads.current = true;
      await navigate('/admin/articles');
    },
    onError: (error) => {
      setAsked(false);
      handleError(error);
    },
  });

  return (
    <form
      aria-busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <ArticleDetails
        draft={draft}
        faults={faults}
        fixedSlug={isLegal}
        isNew={id === null}
        onChange={change}
      />
      <ArticleBody body={draft.body} fault={faults['body']} onChange={(body) => change({ body })} />
      <div className="sticky bottom-(--consent-height,0px) z-10 -mx-4 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3">
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          <Save size={20} aria-hidden />
          {t('cms.save')}
        </Button>
        <output className="block grow text-note text-ink-soft">
          {changed ? t('cms.unsaved') : id !== null && t('cms.all-saved')}
        </output>
        {id !== null && saved.status !== 'draft' && (
          <a className={buttonLook('quiet')} href={articlePath(saved.slug, builtIn)}>
            <ExternalLink size={20} aria-hidden />
            {t('cms.open')}
          </a>
        )}
        {id !== null && (
          <Button onClick={() => setAsked(true)}>
            <Trash2 size={20} aria-hidden />
            {t(isLegal ? 'cms.reset' : 'cms.delete')}
          </Button>
        )}
      </div>
      {id !== null && (
        <ArticleVersions id={id} onTake={(version) => setDraft({ ...draft, ...pick(version) })} />
      )}
      {warning}
      {asked && (
        <ConfirmDialog
          title={t(isLegal ? 'cms.reset-question' : 'cms.delete-question')}
          text={t(isLegal ? 'cms.reset-text' : 'cms.delete-text')}
          confirm={t(isLegal ? 'cms.reset' : 'cms.delete')}
          cancel={t('cms.keep')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}

/** What is sent of an article, and nothing of what the server set. */
function pick({ slug, title, description, body, status, published }: ArticleDraft): ArticleDraft {
  return { slug, title, description, body, status, published };
}
