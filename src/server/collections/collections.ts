import { externalAuths, otps, superusers, users } from './accounts.ts';
import type { Collection } from './collection.ts';
import { articles, articleVersions, audit, explanations, images, settings } from './site.ts';
import {
  analyses,
  certificateHistory,
  certificates,
  certificateVersions,
  files,
  invitations,
  invoices,
} from './content.ts';
import { overview } from './overview.ts';
import { shares } from './shares.ts';

/** Everything that /api/collections/{collection}/records serves. */
export const collections: readonly Collection[] = [
  users,
  superusers,
  externalAuths,
  otps,
  certificates,
  analyses,
  overview,
  shares,
  files,
  invitations,
  certificateVersions,
  certificateHistory,
  invoices,
  articles,
  articleVersions,
  images,
  explanations,
  settings,
  audit,
];

const byNameOrId = new Map(
  collections.flatMap((collection) => [
    [collection.name, collection] as const,
    [collection.id, collection] as const,
  ]),
);

/** The collection with this name or id. */
export function findCollection(nameOrId: string): Collection | undefined {
  return byNameOrId.get(nameOrId);
}
