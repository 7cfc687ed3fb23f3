import { useQueryClient } from '@tanstack/react-query';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';

/** Does something to an account, tells of it, and shows the account as it is then. */
export function useUserChange<Values = void>(
  work: (values: Values) => Promise<unknown>,
  told: (values: Values) => string,
) {
  const queries = useQueryClient();
  return usePost({
    mutationFn: work,
    onSuccess: async (_done, values) => {
      void showSuccess(told(values));
      await queries.invalidateQueries({ queryKey: ['users'] });
      await queries.invalidateQueries({ queryKey: ['audit'] });
    },
    onError: tellRefusal,
  });
}
