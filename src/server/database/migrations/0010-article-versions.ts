import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** What articles were before, and pictures for them. */
export const articleVersions: Migration = {
  async up(db) {
    await addTable(db, 'article_versions', {
      article: 'text',
      author: 'text',
      slug: 'text',
      title: 'text',
      description: 'text',
      body: 'text',
      status: 'text',
      published: 'text',
    });
    await addIndex(db, 'article_versions', ['article', 'created']);
    await addTable(db, 'images', { alt: 'text', file: 'text' });
  },
};
