import { useState } from 'react';
import { stillAmiss } from '#domain/compose/correction-points.ts';
import type { Reading } from '#domain/decode/reading.ts';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import { redline } from '#domain/letter/redline.ts';
import type { Source } from '#web/lib/certificate/calls.ts';
import { saveFile } from '#web/lib/certificate/save-file.ts';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { useText } from '#web/lib/i18n.ts';
import { isDay } from '#web/lib/typed-day.ts';
import { Button } from '#web/ui/button.tsx';
import { DayLine } from '#web/ui/day-line.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';

/** Three weeks from today, as YYYY-MM-DD. */
function usualDeadline(): string {
  const day = new Date();
  day.setDate(day.getDate() + 21);
  return day.toLocaleDateString('sv-SE');
}

/** What has become of the employer's words, and the letter that asks for it. */
export function RedlinePanel({
  source,
  letter,
  reading,
  id,
  store,
}: {
  readonly source: Source;
  readonly letter: Letter;
  /** The letter as it reads now; null until it was read. */
  readonly reading: Reading | null;
  readonly id: string;
  readonly store: CertificateStore;
}) {
  const t = useText();
  const [deadline, setDeadline] = useState(usualDeadline);
  const [fault, setFault] = useState<string | null>(null);
  const texts = new Map(
    blocksOf(letter)
      .filter(({ hidden }) => !hidden)
      .map((block) => [block.id, block.text]),
  );
  const ids = new Set([...Object.keys(source.blocks), ...texts.keys()]);
  const changed = [...ids].filter((block) => (source.blocks[block] ?? '') !== (texts.get(block) ?? ''));
  const amiss = reading === null ? [] : stillAmiss(source.blocks, letter, reading);
  const isEmpty = changed.length === 0 && amiss.length === 0;
  const fetchLetter = (format: 'pdf' | 'docx'): void => {
    if (deadline !== '' && !isDay(deadline)) return setFault(t('form.day-fault'));
    setFault(null);
    void store
      .flush()
      .then(() =>
        saveFile(
          `/api/certificates/${id}/correction.${format}?deadline=${deadline}`,
          `Berichtigungsschreiben.${format}`,
        ),
      )
      .then(setFault);
  };
  return (
    <section aria-labelledby="redline-title">
      <h2 id="redline-title" className="font-letter text-lead font-semibold">
        {t('editor.redline')}
      </h2>
      {changed.length === 0 ? (
        <p className="text-note text-ink-soft">{t('editor.redline-none')}</p>
      ) : (
        <ul className="mt-2 space-y-3 font-letter text-note">
          {changed.map((block) => (
            <li key={block} className="border-l-3 border-line pl-3">
              <blockquote>
                {redline(source.blocks[block] ?? '', texts.get(block) ?? '').map(({ kind, text }, at) =>
                  kind === 'same' ? (
                    <span key={at}>{text} </span>
                  ) : kind === 'removed' ? (
                    <span key={at}>
                      <del>
                        <span className="sr-only">{t('editor.removed')} </span>
                        {text}
                      </del>{' '}
                    </span>
                  ) : (
                    <span key={at}>
                      <ins>
                        <span className="sr-only">{t('editor.added')} </span>
                        {text}
                      </ins>{' '}
                    </span>
                  ),
                )}
              </blockquote>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-5 font-semibold">{t('editor.correction')}</h3>
      <p className="text-note text-ink-soft">{t('editor.correction-text')}</p>
      {amiss.length > 0 && (
        <>
          <p className="mt-2 text-note">{t('editor.correction-also')}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-note">
            {amiss.map(({ old, wish, reason }, at) => (
              <li key={at}>
                {old !== '' && <span className="font-letter">„{old}“ </span>}
                {[wish, reason].filter((one) => one !== '').join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-2">
        <DayLine label={t('editor.deadline')} value={deadline} onChange={setDeadline} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-disabled={isEmpty} onClick={() => !isEmpty && fetchLetter('pdf')}>
          {t('editor.correction-pdf')}
        </Button>
        <Button aria-disabled={isEmpty} onClick={() => !isEmpty && fetchLetter('docx')}>
          {t('editor.correction-docx')}
        </Button>
      </div>
      <FaultLine id="correction-fault" text={fault} />
    </section>
  );
}
