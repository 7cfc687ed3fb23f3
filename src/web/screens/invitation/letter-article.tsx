import { paragraphsOf } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { download } from '#web/lib/download.ts';
import { useText } from '#web/lib/i18n.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { tokenHeader } from '#web/lib/work/token.ts';
import { Button } from '#web/ui/button.tsx';

/** The letter as it will stand on the sheet, to be read. */
export function LetterArticle({ letter, className }: { letter: Letter; className: string }) {
  const t = useText();
  return (
    <article aria-label={t('work.letter')} className={`${className} font-letter text-letter`} lang="de">
      {paragraphsOf(letter).map(({ text: lead, list }) => (
        <div key={lead + list.join('')} className="mt-4 first:mt-0">
          {lead !== '' && <p>{lead}</p>}
          {list.length > 0 && (
            <ul className="mt-2 list-disc pl-6">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </article>
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
