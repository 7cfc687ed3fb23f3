import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Finding } from '#domain/decode/reading.ts';
import { toldBefore } from '#domain/letter/told-before.ts';
import type { ToldBefore } from '#domain/letter/told-before.ts';
import { useText } from '#web/lib/i18n.ts';
import { BetterWording } from './better-wording.tsx';
import { findingId, kindKey } from './group-findings.ts';
import type { FindingGroups } from './group-findings.ts';
import { Law } from './law.tsx';
import type { Note } from './notes.ts';
import { notesOf } from './notes.ts';
import { PlaceLink } from './place-link.tsx';
import { SeeAbove } from './see-above.tsx';
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
  const told = toldBefore([...correctable, ...other, ...missing]);
  const entries = (findings: readonly Finding[]) =>
    findings.map((finding, index) => (
      <Entry
        key={`${finding.rule}-${finding.start ?? index}`}
        id={findingId(groups, finding)}
        finding={finding}
        places={notesOf(notes, groups.equal.get(finding) ?? [finding])}
        times={groups.equal.get(finding)?.length ?? 1}
        told={told.get(finding) ?? {}}
        idOf={(one) => findingId(groups, one)}
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

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the page beneath the letter. */
export function Group({ id, title, text, children }: GroupProps) {
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
  /** What of it stands further up. */
  readonly told: ToldBefore;
  readonly idOf: (finding: Finding) => string;
  readonly onShow: (number: number) => void;
}

/** So many places are linked to one by one. */
const mostPlaces = 8;

function Entry({ id, finding, places, times, told, idOf, onShow }: EntryProps) {
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
      </div>
      <div className="entry-side">
        {finding.ruling !== undefined && <Law id={finding.ruling} told={told.ruling && idOf(told.ruling)} />}
      </div>
    </article>
  );
}
