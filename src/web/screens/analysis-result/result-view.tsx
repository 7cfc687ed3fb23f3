import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { pointsOfReading } from '#domain/compose/correction-points.ts';
import { gradeWords } from '#domain/letter/grade.ts';
import { toldReading } from '#domain/letter/told-reading.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { CorrectionOffer } from './correction-offer.tsx';
import { FactsFold } from './facts-fold.tsx';
import { FindingsSections } from './findings-sections.tsx';
import { groupFindings, toldAt } from './group-findings.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { Margin } from './margin.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { NextSteps } from './next-steps.tsx';
import { marginNotes, passageId } from './notes.ts';
import { Notice } from './notice.tsx';
import { OpinionSlot } from './opinion-slot.tsx';
import { PrintedNotes } from './printed-notes.tsx';
import { ResultActions } from './result-actions.tsx';
import { SummaryRail } from './summary-rail.tsx';
import { useDeskEvents } from './use-desk-events.ts';
import { useNotes } from './use-notes.ts';
import { useTallSticky } from './use-tall-sticky.ts';

/** From here on the margin stands beside the letter. The same figure stands in result.css. */
const withMargin = '(min-width: 64rem)';
/** From here on every finding stands there in full. */
const withRoom = '(min-width: 48rem)';
/** From here on the summary stands beside the letter, too. */
const withRail = '(min-width: 77.5rem)';

interface ResultViewProps {
  readonly record: AnalysisRecord;
  /** For those who read by a link: what they can do in place of the owner, and until when. */
  readonly shared?: { readonly actions: ReactNode; readonly until: string };
}

/** The result of a reference: summary, the marked letter with its margin, then findings and next steps. */
export function ResultView({ record, shared }: ResultViewProps) {
  const t = useText();
  const reading = useMemo(() => toldReading(record.reading), [record.reading]);
  const notes = useMemo(() => marginNotes(reading), [reading]);
  const groups = useMemo(() => groupFindings(reading.findings), [reading]);
  const state = useNotes();
  const [reachable, setReachable] = useState(1);
  const [gone, setGone] = useState(false);
  const wide = useMediaQuery(withMargin);
  const railed = useMediaQuery(withRail);
  const narrow = !useMediaQuery(withRoom);
  const sheet = useRef<HTMLElement>(null);
  const rail = useTallSticky();
  const { onPassageFocus, ...events } = useDeskEvents(state, setReachable, wide);

  const show = (number: number) => {
    setReachable(number);
    const passage = document.querySelector<HTMLElement>(`#${passageId(number)}`);
    passage?.scrollIntoView({ block: 'center' });
    passage?.focus({ preventScroll: true });
    if (wide) state.pin(number);
  };
  const asks = useMemo(() => !shared && pointsOfReading(record.reading).length > 0, [record.reading, shared]);
  const tellFault = (error: unknown): void => {
    if (error instanceof ServerError && error.status === 404) setGone(true);
    else tellRefusal(error);
  };
  const correction = asks && !gone ? <CorrectionOffer id={record.id} onFault={tellFault} /> : null;
  const actions = shared?.actions ?? (
    <ResultActions record={record} gone={gone} onGone={() => setGone(true)} />
  );
  const own = reading.overall?.grade ?? null;
  const opinion = shared ? null : <OpinionSlot id={record.id} notes={notes} own={own} onShow={show} />;
  const expires =
    record.expires === '' ? t('result.kept') : t('result.expires', { moment: formatMoment(record.expires) });
  // What is gone already will not be deleted tomorrow.
  const kept = gone ? '' : expires;

  return (
    <div className="result">
      <div className="result-rail" ref={rail}>
        <SummaryRail
          record={{ ...record, reading }}
          groups={groups}
          correction={correction !== null}
          railed={railed}
          actions={actions}
          opinion={opinion}
          kept={shared?.until ?? kept}
        />
      </div>
      <div className="desk" {...events}>
        <div className="desk-letter">
          {reading.layman && (
            <div className="mb-4">
              <Notice title={t('layman.title')}>
                <p>{t('layman.text')}</p>
              </Notice>
            </div>
          )}
          {notes.length > 0 && <Legend />}
          <LetterSheet
            ref={sheet}
            record={record}
            notes={notes}
            open={state.open?.number ?? 0}
            reachable={reachable}
            onPassageFocus={onPassageFocus}
          />
        </div>
        <Margin notes={notes} state={state} sheet={sheet} visible={wide} />
      </div>
      <div className="result-after">
        <PrintedNotes notes={notes} />
        <FindingsSections groups={groups} notes={notes} narrow={narrow} onShow={show} />
        <NextSteps steps={reading.recommendations} toldAt={toldAt(groups)} correction={correction} />
        <FactsFold facts={reading.facts} />
        {!railed && <div id="aktionen">{actions}</div>}
      </div>
      {!wide && state.open && <NoteSheet notes={notes} state={state} />}
    </div>
  );
}

/** What the marks mean, drawn as they are in the letter. */
function Legend() {
  const t = useText();
  return (
    <div className="legend">
      <span>{t('result.legend')}:</span>
      {gradeWords.map((word, index) => (
        <span key={word} data-grade={index + 1} className="mark font-letter">
          {word}
        </span>
      ))}
      <span className="mark mark-hint font-letter">{t('note.finding')}</span>
      <p className="print:hidden">
        {t('result.letter-help')} <span className="sr-only">{t('result.letter-keys')}</span>
      </p>
    </div>
  );
}
