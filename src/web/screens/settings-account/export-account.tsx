import { FileArchive } from 'lucide-react';
import { download } from '#web/lib/download.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

/** Everything that is stored for the account, to take along. */
export function ExportAccount() {
  const t = useText();
  const saved = usePost({
    mutationFn: () => download('/api/exportAccount', t('settings.export-file')),
    onError: (error) => handleError(error, [{ status: 429, text: t('form.too-often') }]),
  });
  return (
    <Button aria-disabled={saved.isPending} onClick={() => saved.isPending || saved.mutate()}>
      <FileArchive size={20} aria-hidden />
      {t('settings.export')}
    </Button>
  );
}
