import type { ReactNode } from 'react';
import type { Finding } from '#domain/decode/reading.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { gradeWord, namedGrade, points } from '#domain/letter/grade.ts';
import type { Rating } from '#domain/letter/grade.ts';
import { sureness } from '#domain/letter/sureness.ts';
import { whyClosing } from '#domain/letter/why-closing.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { formatPoints } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { Scale } from '#web/ui/scale.tsx';
import { correctionId } from './correction-offer.tsx';
import { findingId } from './group-findings.ts';
import type { FindingGroups } from './group-findings.ts';
import { rangeWords } from './note-content.tsx';
import { PaperNotices } from './paper-notices.tsx';

interface SummaryRailProps {
  readonly record: AnalysisRecord;
  readonly groups: FindingGroups;
  /** Whether there is a letter to the employer further down. */
  readonly correction: boolean;
  /** Whether it stands in a column of its own, with room for the single traits and the actions. */
  readonly railed: boolean;
  readonly actions: ReactNode;
  /** The second opinion, where there is one. */
  readonly opinion: ReactNode;
  /** How long it can be seen. */
  readonly kept: string;
}

/** The result in short: overall grade, its three parts, single traits, and what else stands on the page. */
export function SummaryRail({
  record,
  groups,
  correction,
  railed,
  actions,
  opinion,
  kept,
}: SummaryRailProps) {
  const t = useText();
  const { reading } = record;
  const kind = reading.type === null ? '' : certificateTypeLabels[reading.type];
  const name = [reading.facts.first_name, reading.facts.last_name].filter((one) => one !== null).join(' ');
  return (
    <>
      <h1 className="font-letter text-title font-semibold">{t('result.title')}</h1>
      <p className="text-small text-ink-soft">
        {[kind, name, record.source_name].filter((one) => one !== '').join(' · ')}
      </p>

      <PaperNotices findings={reading.findings} />

      {reading.overall && (
        <section
          className="mt-5"
          aria-label={t('summary.overall')}
          data-grade={namedGrade(reading.overall.grade)}
        >
          <p className="text-small text-ink-soft">{t('summary.overall')}</p>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="pencil text-word">{gradeWord(reading.overall.grade)}</span>
            <span className="text-note tabular-nums">
              {t('summary.points', { points: formatPoints(points(reading.overall.grade)) })}
            </span>
          </p>
          <p className="mb-2 text-small text-ink-soft">{rangeWords(reading.overall, t)}</p>
          <Scale rating={reading.overall} size="overall" />
          <p className="mt-1 text-small text-ink-soft">{sureness(reading.overall)}</p>
        </section>
      )}

      <ul className="mt-4 border-t border-line">
        <RatingRow label={t('summary.performance')} rating={reading.performance} />
        <RatingRow label={t('summary.behavior')} rating={reading.behavior} />
        <RatingRow label={t('summary.closing')} rating={reading.closing} why={whyClosing(reading)} />
      </ul>

      <Contents
        groups={groups}
        next={reading.recommendations.length > 0}
        correction={correction}
        actions={!railed}
      />

      {opinion}

      {reading.categories.length > 0 && (
        <details className="fold mt-4 border-t border-line" open={railed}>
          <summary>{t('summary.categories')}</summary>
          <ul>
            {reading.categories.map((one) => (
              <RatingRow key={one.category} label={categoryLabels[one.category]} rating={one} />
            ))}
          </ul>
        </details>
      )}

      {railed && actions}
      {/* A sheet of paper lasts. */}
      <p className="mt-4 text-small text-ink-soft print:hidden">{kept}</p>
    </>
  );
}

/** What stands further down, the findings by name: what can be corrected comes first. */
interface ContentsProps {
  readonly groups: FindingGroups;
  readonly next: boolean;
  readonly correction: boolean;
  /** Whether the actions stand at the end of the page, a long way below. */
  readonly actions: boolean;
}

function Contents({ groups, next, correction, actions }: ContentsProps) {
  const t = useText();
  const findings = [...groups.correctable, ...groups.other];
  const titles = (list: readonly Finding[]) => (
    <ul className="mt-1 mb-3 gap-x-8 text-small sm:max-[77.5rem]:columns-2">
      {list.map((finding) => (
        <li key={findingId(groups, finding)} className="break-inside-avoid">
          <a
            className="block py-0.5 text-ink-soft hover:text-accent hover:underline"
            href={`#${findingId(groups, finding)}`}
          >
            {finding.title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('summary.contents')} className="mt-2 border-t border-line pt-3 text-note print:hidden">
      {findings.length > 0 || groups.missing.length === 0 ? (
        <a className="link" href="#hinweise">
          {findings.length > 0 ? t('summary.findings', { count: findings.length }) : t('summary.no-findings')}
        </a>
      ) : (
        // Only gaps: there is no part of the page to lead to.
        t('summary.no-findings')
      )}
      {titles(findings)}
      {groups.missing.length > 0 && (
        <a className="link" href="#luecken">
          {t('summary.missing', { count: groups.missing.length })}
        </a>
      )}
      {titles(groups.missing)}
      {next && (
        <a className="link" href="#was-jetzt">
          {t('summary.next')}
        </a>
      )}
      {correction && (
        <a className="link mt-1 block w-fit" href={`#${correctionId}`}>
          {t('correction.name')}
        </a>
      )}
      {actions && (
        <a className="link mt-3 block w-fit" href="#aktionen">
          {t('summary.actions')}
        </a>
      )}
    </nav>
  );
}

interface RatingRowProps {
  readonly label: string;
  readonly rating: Rating | null;
  /** Why it differs from what the notes say. */
  readonly why?: string | null;
}

function RatingRow({ label, rating, why = null }: RatingRowProps) {
  const t = useText();
  return (
    <li className="py-1.5" data-grade={rating ? namedGrade(rating.grade) : undefined}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-note">
        <span>{label}</span>
        {rating ? (
          <span className="pencil ml-auto">{gradeWord(rating.grade)}</span>
        ) : (
          <span className="ml-auto text-ink-soft italic">{t('summary.silent')}</span>
        )}
      </p>
      {rating && <Scale rating={rating} size="row" />}
      {why !== null && <p className="mt-1 text-small text-ink-soft">{why}</p>}
    </li>
  );
}
