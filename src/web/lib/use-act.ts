import { useQueryClient } from '@tanstack/react-query';
import { tellRefusal } from './tell-refusal.ts';
import { showSuccess } from './toasts.ts';
import { usePost } from './use-post.ts';

/**
 * Does something to a row of a list, tells of it, and asks for the list anew.
 * @param lists the first parts of the keys of the lists that change
 */
export function useAct<Value>(
  work: (value: Value) => Promise<unknown>,
  told: string,
  lists: readonly string[],
) {
  const queries = useQueryClient();
  return usePost({
    mutationFn: work,
    onSuccess: async () => {
      void showSuccess(told);
      for (const list of lists) await queries.invalidateQueries({ queryKey: [list] });
    },
    onError: async (error) => {
      for (const list of lists) await queries.invalidateQueries({ queryKey: [list] });
      tellRefusal(error);
    },
  });
}
