import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Opinion } from '#domain/model/second-opinion.ts';
import { gradeWord, namedGrade, type Rating } from '#domain/letter/grade.ts';
import { useText } from '#web/lib/i18n.ts';
import { ConsentDialog } from '#web/lib/model/consent-dialog.tsx';
import { agree, hasAgreed } from '#web/lib/model/consent.ts';
import type { ModelNotice } from '#web/lib/model/model-notice.ts';
import { readOpinion } from '#web/lib/model/read-opinion.ts';
import { faultOf } from '#web/lib/model/use-model.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { Scale } from '#web/ui/scale.tsx';
import { rangeWords } from './note-content.tsx';
import { passageId, type Note } from './notes.ts';

export interface SecondOpinionProps {
  readonly id: string;
  readonly notice: ModelNotice;
  readonly notes: readonly Note[];
  /** Our own grade; null where the letter carries none. */
  readonly own: number | null;
  readonly onShow: (number: number) => void;
}

type State =
  | { readonly kind: 'offered' }
  | { readonly kind: 'reading'; readonly summary: string }
  | { readonly kind: 'read'; readonly opinion: Opinion }
  | { readonly kind: 'failed'; readonly text: string };

/** Has a language model read the letter as well, after consent; our own reading never waits for it. */
export default function SecondOpinion({ id, notice, notes, own, onShow }: SecondOpinionProps) {
  const t = useText();
  const queries = useQueryClient();
  const kept = ['second-opinion', id];
  const [state, setState] = useState<State>(() => {
    const opinion = queries.getQueryData<Opinion>(kept);
    return opinion === undefined ? { kind: 'offered' } : { kind: 'read', opinion };
  });
  const [asking, setAsking] = useState(false);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (): Promise<void> => {
    const stop = new AbortController();
    reading.current?.abort();
    reading.current = stop;
    setState({ kind: 'reading', summary: '' });
    try {
      const opinion = await readOpinion(id, (summary) => setState({ kind: 'reading', summary }), stop.signal);
      queries.setQueryData(kept, opinion);
      setState({ kind: 'read', opinion });
    } catch (error) {
      if (stop.signal.aborted) return;
      setState({ kind: 'failed', text: faultOf(error) });
    }
  };
  const start = (): void => (hasAgreed('opinion', notice) ? void read() : setAsking(true));

  return (
    <section aria-labelledby="zweite-meinung" className="mt-4 border-t border-line pt-3 print:hidden">
      <h2 id="zweite-meinung" className="font-semibold">
        {t('model.opinion')}
      </h2>
      {state.kind === 'offered' && <p className="mt-1 text-note text-ink-soft">{t('model.opinion-text')}</p>}
      {state.kind === 'reading' && (
        <output className="mt-1 block text-small text-ink-soft">{t('model.reading')}</output>
      )}
      {state.kind === 'reading' && state.summary !== '' && <p className="mt-1 text-note">{state.summary}</p>}
      <div aria-live="polite">
        {state.kind === 'read' && <Read opinion={state.opinion} own={own} notes={notes} onShow={onShow} />}
      </div>
      <FaultLine id="zweite-meinung-fehler" text={state.kind === 'failed' ? state.text : null} />
      {(state.kind === 'offered' || state.kind === 'failed') && (
        <Button className="mt-3" onClick={start}>
          {t(state.kind === 'failed' ? 'model.again' : 'model.ask')}
        </Button>
      )}
      {state.kind === 'read' && (
        <p className="mt-3 text-small text-ink-soft">
          {t('model.origin', { name: notice.name, provider: notice.provider })}
        </p>
      )}
      {asking && (
        <ConsentDialog
          use="opinion"
          notice={notice}
          onAgree={() => {
            agree('opinion', notice);
            setAsking(false);
            void read();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type ReadProps = Pick<SecondOpinionProps, 'own' | 'notes' | 'onShow'> & { readonly opinion: Opinion };

/** The opinion: its span, what it says, and the places it points at. */
function Read({ opinion, own, notes, onShow }: ReadProps) {
  const t = useText();
  const { range, summary, findings, dropped } = opinion;
  const rating: Rating | null = range && { grade: (range[0] + range[1]) / 2, range, confidence: 0 };
  return (
    <div className="mt-1 space-y-2 text-note">
      {rating && (
        <div data-grade={namedGrade(rating.grade)}>
          <p className="pencil text-lead">{gradeWord(rating.grade)}</p>
          <p className="mb-1 text-small text-ink-soft">{rangeWords(rating, t)}</p>
          <Scale rating={rating} size="row" />
        </div>
      )}
      {opinion.disagrees && own !== null && rating && (
        <p className="border-l-2 border-accent bg-accent-wash px-3 py-2">
          <strong>{t('model.disagrees')}</strong>{' '}
          {t('model.both', { own: gradeWord(own), other: gradeWord(rating.grade) })}
        </p>
      )}
      <p>{summary}</p>
      {opinion.limited && <p className="text-small text-ink-soft">{t('model.limited')}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.start}-${finding.title}`} className="border-t border-line py-2">
              <p className="font-semibold">{finding.title}</p>
              <Quote finding={finding} notes={notes} onShow={onShow} />
              <p>{finding.explanation}</p>
            </li>
          ))}
        </ul>
      )}
      {dropped > 0 && <p className="text-small text-ink-soft">{t('model.dropped', { count: dropped })}</p>}
    </div>
  );
}

type QuoteProps = Pick<SecondOpinionProps, 'notes' | 'onShow'> & {
  readonly finding: Opinion['findings'][number];
};

/** Words of the letter; they lead to their place where it is a marked one. */
function Quote({ finding: { quote, start }, notes, onShow }: QuoteProps) {
  const t = useText();
  const note = notes.find((one) => one.start < start + quote.length && start < one.end);
  const words = (
    <>
      „<q>{quote}</q>“
    </>
  );
  return (
    <blockquote className="font-letter italic">
      {note === undefined ? (
        words
      ) : (
        <a
          className="link"
          href={`#${passageId(note.number)}`}
          title={t('findings.show')}
          onClick={(event) => {
            event.preventDefault();
            onShow(note.number);
          }}
        >
          {words}
        </a>
      )}
    </blockquote>
  );
}
