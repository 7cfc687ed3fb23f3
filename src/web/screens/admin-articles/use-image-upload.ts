import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { usePost } from '#web/lib/use-post.ts';
import { uploadImage } from './articles.ts';

/** Sends pictures and hands on the Markdown that shows them. */
export function useImageUpload(onImage: (markdown: string) => void): {
  readonly upload: (file: File) => void;
  readonly busy: boolean;
} {
  const t = useText();
  const { mutate, isPending } = usePost({
    // The file's name stands in for words about the picture until somebody writes better ones.
    mutationFn: (file: File) => uploadImage(file, file.name.replace(/\.[^.]*$/, '')),
    onSuccess: onImage,
    onError: (error) => handleError(error, [{ status: 400, text: t('cms.image-refused') }]),
  });
  return { upload: mutate, busy: isPending };
}
