import { accessibility } from './accessibility.ts';
import type { BuiltInArticle } from './built-in-article.ts';
import { imprint } from './imprint.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export type { BuiltInArticle };

/** The legal pages; each has its address directly below the root. */
export const builtInArticles: readonly BuiltInArticle[] = [imprint, privacy, terms, accessibility];
