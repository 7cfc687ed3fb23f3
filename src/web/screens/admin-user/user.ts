import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/lib/http.ts';

/** An account as superusers see it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly verified: boolean;
  readonly locked: boolean;
  readonly modules: readonly string[] | null;
  readonly billing: Readonly<Record<string, unknown>> | null;
  readonly created: string;
}

const path = (id: string) => `/api/collections/users/records/${encodeURIComponent(id)}`;

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => request<User>(path(id), { signal }),
    retry: false,
  });

/** Changes what only superusers may change of an account. */
export function changeUser(
  id: string,
  changes: Partial<Pick<User, 'modules' | 'verified' | 'locked'>>,
): Promise<User> {
  return request(path(id), { method: 'PATCH', body: changes });
}

export function deleteUser(id: string): Promise<undefined> {
  return request(path(id), { method: 'DELETE' });
}

export function resendVerification(id: string): Promise<undefined> {
  return request(`/api/users/${encodeURIComponent(id)}/verification`, { method: 'POST' });
}

/** A name of a module as it is kept: without what would not be seen. */
export function moduleName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}
