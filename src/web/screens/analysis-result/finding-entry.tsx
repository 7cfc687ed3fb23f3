import { Fragment } from 'react';
import type { Finding } from '#domain/decode/reading.ts';
import type { ToldBefore } from '#domain/letter/told-before.ts';
import { titleQuotes } from '#domain/letter/title-quotes.ts';
import { useText } from '#web/lib/i18n.ts';
import { BetterWording } from './better-wording.tsx';
import { kindKey } from './group-findings.ts';
import { Law } from './law.tsx';
import type { Note } from './notes.ts';
import { PlaceLink } from './place-link.tsx';
import { SeeAbove } from './see-above.tsx';
import { useFindingDetail } from './use-finding-detail.ts';

interface Content {
  readonly finding: Finding;
  /** Where it is marked in the letter. */
  readonly places: readonly Note[];
  /** How often the letter says it. */
  readonly times: number;
  /** What of it stands further up. */
  readonly told: ToldBefore;
  readonly idOf: (finding: Finding) => string;
  readonly onShow: (number: number) => void;
}

interface FindingEntryProps extends Content {
  readonly id: string;
  /** Whether only its name stands there until it is opened. */
  readonly folded: boolean;
}

/** So many places are linked to one by one. */
const mostPlaces = 8;

/** One finding: what it is, where it stands, what can be done, what to ask for, and the law beside it. */
export function FindingEntry({ id, folded, ...rest }: FindingEntryProps) {
  const t = useText();
  const { finding } = rest;
  if (!folded) {
    return (
      <article id={id} className="entry">
        <div className="space-y-2">
          <p className="text-small text-ink-soft">{t(kindKey(finding))}</p>
          <h3 className="font-letter text-[1.1875rem] leading-7 font-semibold">{finding.title}</h3>
          <Body {...rest} />
        </div>
        <div className="entry-side">
          <Side {...rest} />
        </div>
      </article>
    );
  }
  return (
    <article className="entry">
      <details className="entry-fold">
        <summary>
          <span className="text-small text-ink-soft">{t(kindKey(finding))}</span>
          <h3 className="font-letter text-[1.1875rem] leading-7 font-semibold">{finding.title}</h3>
        </summary>
        {/* A link to something within opens what is folded; one to the whole would not. */}
        <div id={id} className="entry-folded space-y-2">
          <Body {...rest} />
          <Side {...rest} />
        </div>
      </details>
    </article>
  );
}

function Body({ finding, places, times, told, idOf, onShow }: Content) {
  const t = useText();
  const [note] = places;
  const detail = useFindingDetail(finding);
  const isTold = titleQuotes(finding);
  return (
    <>
      {isTold && note && (
        <p className="text-small">
          <PlaceLink number={note.number} onShow={onShow}>
            {t('findings.show')}
          </PlaceLink>
        </p>
      )}
      {!isTold && finding.quote !== undefined && finding.quote !== '' && (
        <blockquote className="font-letter text-body italic">
          {note ? (
            <PlaceLink number={note.number} onShow={onShow}>
              „<q>{finding.quote}</q>“
            </PlaceLink>
          ) : (
            <>
              „<q>{finding.quote}</q>“
            </>
          )}
        </blockquote>
      )}
      {times > 1 && (
        <p className="text-small text-ink-soft">
          {t('findings.times', { count: times })}
          {places.length > 1 && ': '}
          {places.length > 1 &&
            places.slice(0, mostPlaces).map((place, index) => (
              <Fragment key={place.number}>
                {index > 0 && ', '}
                <PlaceLink number={place.number} onShow={onShow}>
                  {t('findings.place', { number: index + 1 })}
                </PlaceLink>
              </Fragment>
            ))}
          {places.length > mostPlaces && ' …'}
        </p>
      )}
      <p>{detail}</p>
      {finding.advice !== '' && (
        <p>
          <span className="font-semibold">{t('findings.advice')}: </span>
          {told.advice ? <SeeAbove id={idOf(told.advice)} /> : finding.advice}
        </p>
      )}
      {finding.better !== undefined && told.better === undefined && <BetterWording text={finding.better} />}
      {told.better !== undefined && (
        <p>
          <span className="font-semibold">{t('note.better')}: </span>
          <SeeAbove id={idOf(told.better)} />
        </p>
      )}
    </>
  );
}

function Side({ finding, told, idOf }: Content) {
  if (finding.ruling === undefined) return null;
  return <Law id={finding.ruling} told={told.ruling && idOf(told.ruling)} />;
}
