import { employerNoun } from '#domain/german/employer-nouns.ts';
import { dateFormats } from '#domain/german/format-date.ts';
import { genderForms } from '#domain/german/group-nouns.ts';
import { notInList } from '../records/faults.ts';
import { nobody, type Collection } from './collection.ts';
import { date, file, json, relation, select, text } from './field.ts';

const published =
  '(status = "published" && published <= @now) || (status = "scheduled" && published != "" && published <= @now)';

const states = ['draft', 'published', 'scheduled'] as const;

export const articles: Collection = {
  id: 'articles0000001',
  name: 'articles',
  history: true,
  fields: [
    text('slug', { max: 100, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, required: true, unique: true }),
    text('title', { max: 200, required: true }),
    text('description', { max: 500 }),
    // Markdown.
    text('body', { max: 200_000 }),
    select('status', states, { required: true }),
    date('published'),
  ],
  rules: { ...nobody, list: published, view: published },
};

/** What an article held after each save. */
export const articleVersions: Collection = {
  id: 'articleversion1',
  name: 'article_versions',
  fixed: true,
  fields: [
    relation('article', { collection: 'articles', onDelete: 'cascade', writers: 'server' }),
    // Mail address of the superuser who saved it.
    text('author', { writers: 'server' }),
    text('slug', { writers: 'server' }),
    text('title', { writers: 'server' }),
    text('description', { writers: 'server' }),
    text('body', { max: 200_000, writers: 'server' }),
    select('status', states, { writers: 'server' }),
    date('published', { writers: 'server' }),
  ],
  rules: nobody,
};

/** Pictures in articles: everybody may see one whose address he knows. */
export const images: Collection = {
  id: 'images000000001',
  name: 'images',
  fields: [
    // For those who do not see it.
    text('alt', { max: 300 }),
    file('file', {
      max: 5 * 1024 * 1024,
      types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
      required: true,
    }),
  ],
  rules: { ...nobody, view: '' },
};

/** Texts that take the place of the built-in ones for a category, a grade or a code. */
export const explanations: Collection = {
  id: 'explanations001',
  name: 'explanations',
  fields: [
    select('kind', ['category', 'grade', 'code'], { required: true }),
    text('key', { max: 100, required: true }),
    text('text', { max: 20_000, required: true }),
  ],
  rules: { ...nobody, list: '', view: '' },
};

/** The central options: exactly one row, which the migration makes. */
export const settings: Collection = {
  id: 'settings0000001',
  name: 'settings',
  fixed: true,
  fields: [
    select('gender_form', genderForms),
    text('company_term', {
      max: 40,
      check: (term) => (employerNoun(term) === null ? notInList.message : null),
    }),
    select('date_format', dateFormats),
    json('site'),
  ],
  rules: { ...nobody, list: '', view: '' },
};

/** What superusers did; for superusers, a year. */
export const audit: Collection = {
  id: 'audit0000000001',
  name: 'audit',
  fixed: true,
  frozen: true,
  fields: [
    text('admin', { writers: 'server' }),
    text('email', { writers: 'server' }),
    text('action', { writers: 'server' }),
    text('target', { writers: 'server' }),
    text('record', { writers: 'server' }),
    json('detail', { writers: 'server' }),
  ],
  rules: nobody,
};
