import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Finding, Reading } from '#domain/decode/reading.ts';
import { useText } from '#web/lib/i18n.ts';
import { BetterWording } from './better-wording.tsx';
import { findingId, kindKey } from './group-findings.ts';
import type { FindingGroups } from './group-findings.ts';
import { Law } from './law.tsx';
import type { Note } from './notes.ts';
import { notesOf } from './notes.ts';
import { PlaceLink } from './place-link.tsx';
import { useFindingDetail } from './use-finding-detail.ts';

interface FindingsSectionsProps {
  readonly groups: FindingGroups;
  readonly notes: readonly Note[];
  readonly onShow: (number: number) => void;
}

/** All findings beneath the letter: first what can be corrected, then the rest, then what is missing. */
export function FindingsSections({ groups, notes, onShow }: FindingsSectionsProps) {
  const t = useText();
  const { correctable, other, missing } = groups;
  const entries = (findings: readonly Finding[]) =>
    findings.map((finding, index) => (
      <Entry
        key={`${finding.rule}-${finding.start ?? index}`}
        id={findingId(groups, finding)}
        finding={finding}
        places={notesOf(notes, groups.equal.get(finding) ?? [finding])}
        times={groups.equal.get(finding)?.length ?? 1}
        onShow={onShow}
      />
    ));
  if (correctable.length + other.length + missing.length === 0) {
    return (
      <Group id="hinweise" title={t('findings.none-title')}>
        <p>{t('findings.none')}</p>
      </Group>
    );
  }
  return (
    <>
      {correctable.length > 0 && (
        <Group id="hinweise" title={t('findings.correctable')} text={t('findings.correctable-text')}>
          {entries(correctable)}
        </Group>
      )}
      {other.length > 0 && (
        <Group id={correctable.length > 0 ? 'weitere-hinweise' : 'hinweise'} title={t('findings.other')}>
          {entries(other)}
        </Group>
      )}
      {missing.length > 0 && (
        <Group id="luecken" title={t('findings.missing')} text={t('findings.missing-text')}>
          {entries(missing)}
        </Group>
      )}
    </>
  );
}

/** Beside a ruling the disclaimer already stands there. */
const withoutDisclaimer = (text: string) => text.replace(/\s*Keine Rechtsberatung\.$/u, '');

/** What the person can do next, the most useful first. */
export function NextSteps({ recommendations }: Pick<Reading, 'recommendations'>) {
  const t = useText();
  if (recommendations.length === 0) return null;
  return (
    <Group id="was-jetzt" title={t('next.title')}>
      <ol>
        {recommendations.map((one, index) => (
          <li key={one.id} className="entry">
            <div>
              <h3 className="font-letter text-[1.1875rem] leading-7 font-semibold">
                <span className="pencil pr-2">{index + 1}.</span>
                {one.title}
              </h3>
              <p className="mt-1">{one.ruling === undefined ? one.text : withoutDisclaimer(one.text)}</p>
            </div>
            <div className="entry-side">{one.ruling !== undefined && <Law id={one.ruling} />}</div>
          </li>
        ))}
      </ol>
    </Group>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Group({ id, title, text, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className="entry-group">
      <h2 id={`${id}-titel`} className="font-letter text-title font-semibold">
        {title}
      </h2>
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}

interface EntryProps {
  readonly id: string;
  readonly finding: Finding;
  /** Where it is marked in the letter. */
  readonly places: readonly Note[];
  /** How often the letter says it. */
  readonly times: number;
  readonly onShow: (number: number) => void;
}

/** So many places are linked to one by one. */
const mostPlaces = 8;

function Entry({ id, finding, places, times, onShow }: EntryProps) {
  const t = useText();
  const [note] = places;
  const detail = useFindingDetail(finding);
  return (
    <article id={id} className="entry">
      <div className="space-y-2">
        <p className="text-small text-ink-soft">{t(kindKey(finding))}</p>
        <h3 className="font-letter text-[1.1875rem] leading-7 font-semibold">{finding.title}</h3>
        {finding.quote !== undefined && finding.quote !== '' && (
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
            {finding.advice}
          </p>
        )}
        {finding.better !== undefined && <BetterWording text={finding.better} />}
      </div>
      <div className="entry-side">{finding.ruling !== undefined && <Law id={finding.ruling} />}</div>
    </article>
  );
}
