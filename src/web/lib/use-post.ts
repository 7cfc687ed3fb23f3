import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Sends something, and nothing more until that has come to its end: a second click may come before the page can show
 * that the first was heard, so what is drawn cannot keep it away. Otherwise like `useMutation`.
 */
export function usePost<Answer, Value = void>(options: UseMutationOptions<Answer, Error, Value>) {
  const sending = useRef(false);
  const {
    mutate,
    mutateAsync: _,
    ...rest
  } = useMutation<Answer, Error, Value>({
    ...options,
    onSettled: (...ended) => {
      sending.current = false;
      return options.onSettled?.(...ended);
    },
  });
  const once: typeof mutate = (...asked) => {
    if (sending.current) return;
    sending.current = true;
    mutate(...asked);
  };
  return { ...rest, mutate: once };
}
