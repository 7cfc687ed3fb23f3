import type { ReactNode } from 'react';
import type { Finding } from '#domain/decode/reading.ts';
import { toldBefore } from '#domain/letter/told-before.ts';
import { useText } from '#web/lib/i18n.ts';
import { FindingEntry } from './finding-entry.tsx';
import { findingId } from './group-findings.ts';
import type { FindingGroups } from './group-findings.ts';
import type { Note } from './notes.ts';
import { notesOf } from './notes.ts';

interface FindingsSectionsProps {
  readonly groups: FindingGroups;
  readonly notes: readonly Note[];
  /** On a phone a letter of one page would become a scroll of thirty. */
  readonly narrow: boolean;
  readonly onShow: (number: number) => void;
}

/** Where there is little room, more findings than these stand there by name, each to be opened. */
const mostOpen = 3;

/** All findings beneath the letter: first what can be corrected, then the rest, then what is missing. */
export function FindingsSections({ groups, notes, narrow, onShow }: FindingsSectionsProps) {
  const t = useText();
  const { correctable, other, missing } = groups;
  const told = toldBefore([...correctable, ...other, ...missing]);
  // The first one stays open: it shows what the others hold.
  const folds = narrow && told.size > mostOpen;
  const entries = (findings: readonly Finding[]) =>
    findings.map((finding, index) => (
      <FindingEntry
        key={`${finding.rule}-${finding.start ?? index}`}
        id={findingId(groups, finding)}
        finding={finding}
        places={notesOf(notes, groups.equal.get(finding) ?? [finding])}
        times={groups.equal.get(finding)?.length ?? 1}
        told={told.get(finding) ?? {}}
        folded={folds && told.keys().next().value !== finding}
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
