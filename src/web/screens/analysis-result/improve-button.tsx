import { PenLine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { improveAnalysis } from '#web/lib/certificate/calls.ts';
import { useText } from '#web/lib/i18n.ts';
import { stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

interface ImproveButtonProps {
  readonly id: string;
  readonly onFault: (error: unknown) => void;
}

/** Opens the reference in the editor: facts, tasks and grades are taken over, weak sentences marked. */
export function ImproveButton({ id, onFault }: ImproveButtonProps) {
  const t = useText();
  const tone = useTone();
  const navigate = useNavigate();
  const improve = usePost({
    mutationFn: async () => improveAnalysis(id, tone === 'du' ? 'b2c' : 'plain'),
    onSuccess: (certificate) => void navigate(stepPath(tone, 'editor', certificate)),
    onError: onFault,
  });
  return (
    <Button
      look="primary"
      aria-disabled={improve.isPending}
      onClick={() => improve.isPending || improve.mutate()}
    >
      <PenLine size={20} aria-hidden />
      {t('result.improve')}
    </Button>
  );
}
