import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { articleQuery, builtInQuery, emptyArticle } from './articles.ts';
import type { BuiltIn } from './articles.ts';

interface ArticleScreenProps {
  /** The article; `null` for a new one. */
  readonly id: string | null;
  /** Slug of the legal page that a new article starts from. */
  readonly builtIn: string | null;
}

/** One article: loads what is there and opens the editor. */
export function ArticleScreen({ id, builtIn }: ArticleScreenProps) {
  const t = useText();
  const known = useQuery(builtInQuery);
  return (
    <div className="py-4">
      <Link to="/admin/articles" className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={20} aria-hidden />
        {t('cms.back')}
      </Link>
      <Loaded query={known} rows={6}>
        {({ items }) => {
          if (id !== null) return <Stored id={id} builtIn={items} />;
          const start = items.find(({ slug }) => slug === builtIn);
          return (
            <ArticleEditor
              id={null}
              start={start ? { ...emptyArticle, ...start, status: 'published' } : emptyArticle}
              builtIn={items}
            />
          );
        }}
      </Loaded>
    </div>
  );
}

function Stored({ id, builtIn }: { id: string; builtIn: readonly BuiltIn[] }) {
  const query = useQuery(articleQuery(id));
  return (
    <Loaded query={query} rows={8}>
      {(article) => <ArticleEditor id={id} start={article} builtIn={builtIn} />}
    </Loaded>
  );
}
