import { categorySlug } from '#domain/knowledge/guides/category-slug.ts';
import type { Category } from '#domain/letter/category.ts';

/** Addresses of the public pages. */
export const paths = {
  check: '/arbeitszeugnis-pruefen',
  create: '/zeugnisgenerator',
  login: '/auth/login',
  samples: '/muster',
  codes: '/geheimcodes',
  language: '/zeugnissprache',
  newsletter: '/newsletter',
  feed: '/rss.xml',
  sample: (slug: string): string => `/muster/${slug}`,
  category: (category: Category): string => `/zeugnissprache/${categorySlug(category)}`,
  article: (slug: string): string => `/artikel/${slug}`,
} as const;
