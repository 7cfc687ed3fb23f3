import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { paragraphsOf } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { Paper } from '#web/lib/certificate/letter-paper.tsx';
import { download } from '#web/lib/download.ts';
import { useText } from '#web/lib/i18n.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { tokenHeader } from '#web/lib/work/token.ts';
import { Button } from '#web/ui/button.tsx';

interface LetterArticleProps {
  readonly view: InvitationView;
  readonly letter: Letter;
  readonly className: string;
}

/** The letter as it will stand on the sheet, with all that stands around its text. */
export function LetterArticle({ view, letter, className }: LetterArticleProps) {
  const t = useText();
  return (
    <div className={`${className} [&>article]:p-0 [&>article]:text-letter`}>
      <Paper
        label={t('work.letter')}
        firm={view.paper?.firm ?? ''}
        heading={certificateTypeLabels[letter.type]}
        paragraphs={paragraphsOf(letter)}
        place={view.paper?.place ?? ''}
        signatories={view.paper?.signatories ?? []}
      />
    </div>
  );
}

/**
 * The finished page as a file.
 * @param before brings to the server what is not there yet
 */
export function LetterPdf({
  view,
  before = async () => {},
}: {
  view: InvitationView;
  before?: () => Promise<void>;
}) {
  const t = useText();
  const save = async (): Promise<void> => {
    await before();
    const name = `${view.about.replace(/^das /, '')}.pdf`;
    await download('/api/invitation/letter.pdf', name, { headers: tokenHeader() });
  };
  return (
    <Button className="mt-3" onClick={() => void save().catch(tellRefusal)}>
      {t('work.letter-pdf')}
    </Button>
  );
}
