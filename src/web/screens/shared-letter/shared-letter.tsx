import '../../styles/wizard.css';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Paper } from '#web/lib/certificate/letter-paper.tsx';
import { download } from '#web/lib/download.ts';
import { formatDate } from '#web/lib/format.ts';
import { GoneLink, isGoneLink, useSharedFault } from '#web/lib/gone-link.tsx';
import { useText } from '#web/lib/i18n.ts';
import { sharedPath, sharedQuery, sharedTokens, type SharedLetter } from '#web/lib/shared.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';

/** A letter that somebody was given a link to: to be read and taken along, nothing else. */
export function Component() {
  const t = useText();
  const query = useQuery(sharedQuery('certificate'));
  useTitle(t('shared.letter-title'));
  if (isGoneLink(query.error)) return <GoneLink kind="certificate" error={query.error} />;
  return (
    <div className="mx-auto max-w-[52rem] px-4 pt-6 pb-16 sm:px-5 sm:pt-10">
      <Loaded query={query} rows={6}>
        {(letter) => <Letter letter={letter} />}
      </Loaded>
    </div>
  );
}

function Letter({ letter }: { letter: SharedLetter }) {
  const t = useText();
  const saveFault = useSharedFault('certificate');
  const save = (): void =>
    void download(`${sharedPath('certificate')}/document.pdf`, `${letter.heading}.pdf`, {
      headers: sharedTokens.certificate.header(),
    }).catch(saveFault);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 print:hidden">
        <div className="max-w-[34rem]">
          <h1 className="font-letter text-title font-semibold">{t('shared.letter-title')}</h1>
          <p className="mt-1 text-note text-ink-soft">
            {t(letter.signed ? 'shared.letter-signed' : 'shared.letter-unsigned')}{' '}
            {t('shared.until', { day: formatDate(letter.expires) })}
          </p>
        </div>
        <Button look="primary" onClick={save}>
          <FileDown size={20} aria-hidden />
          {t('shared.letter-file')}
        </Button>
      </div>
      <div className="sheet py-4 sm:px-6 sm:py-8">
        <Paper label={t('result.letter')} {...letter} />
      </div>
    </>
  );
}
