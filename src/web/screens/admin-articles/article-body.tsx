import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useDeferredValue, useId, useRef } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { previewArticle } from './articles.ts';
import { useImageUpload } from './use-image-upload.ts';

interface ArticleBodyProps {
  readonly body: string;
  readonly fault: string | undefined;
  readonly onChange: (body: string) => void;
}

/** The text in Markdown, and beside it what readers will see: made by the server, as their page is. */
export function ArticleBody({ body, fault, onChange }: ArticleBodyProps) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (markdown: string): void => {
    const at = field.current?.selectionEnd ?? body.length;
    onChange(`${body.slice(0, at)}\n\n${markdown}\n\n${body.slice(at)}`);
    field.current?.focus();
  };
  const { upload, busy } = useImageUpload(insert);
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-col">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <label htmlFor={id} className="font-semibold">
            {t('cms.body')}
          </label>
          <label
            className={`${buttonLook('plain')} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent`}
          >
            <ImagePlus size={20} aria-hidden />
            {t(busy ? 'cms.image-busy' : 'cms.image')}
            <input
              type="file"
              className="sr-only"
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file) upload(file);
              }}
            />
          </label>
        </div>
        <textarea
          ref={field}
          id={id}
          className="mt-2 block min-h-[28rem] w-full grow resize-y rounded border border-ink-soft/60 bg-sheet px-4 py-3 font-mono text-note leading-6"
          value={body}
          spellCheck
          lang="de"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {fault ?? t('cms.body-hint', { owner: '{{anbieter}}', contact: '{{kontakt}}' })}
        </p>
      </div>
      <section aria-label={t('cms.preview')} className="flex flex-col">
        <h2 className="flex min-h-11 items-center font-semibold">{t('cms.preview')}</h2>
        <Preview body={body} />
      </section>
    </div>
  );
}

function Preview({ body }: { body: string }) {
  const t = useText();
  const wanted = useDeferredValue(body);
  const { data, isError } = useQuery({
    queryKey: ['articles', 'preview', wanted],
    queryFn: ({ signal }) => previewArticle(wanted, signal),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <p role="alert">{t('cms.preview-failed')}</p>;
  return (
    // Rendered by the server from Markdown, with markup switched off: the very HTML of the public page.
    <div className="sheet prose mt-2 grow px-6 py-6" dangerouslySetInnerHTML={{ __html: data ?? '' }} />
  );
}
