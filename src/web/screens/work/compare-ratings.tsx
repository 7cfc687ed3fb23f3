import { categoryLabels, performanceCategories } from '#domain/letter/category.ts';
import { gradeWord } from '#domain/letter/grade.ts';
import { useText, type MessageKey, type Translate } from '#web/lib/i18n.ts';
import type { CertificateRecord, InvitationRecord, Rated } from '#web/lib/work/owner.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { useAct } from './use-act.ts';

interface CompareRatingsProps {
  readonly certificate: CertificateRecord;
  readonly invitations: readonly InvitationRecord[];
  readonly onTaken: () => Promise<void>;
}

const word = (grade: number | null | undefined): string => (grade ? gradeWord(grade) : '–');

interface FurtherRow {
  readonly label: string;
  readonly of: (rated: Rated) => string;
  /** What can be taken over by itself here. */
  readonly field?: 'behavior';
}

/** Both grades are taken over together; what stands in the certificate already needs none. */
const behaviorDiffers = (entries: Rated | null, { behavior: kept }: CertificateRecord): boolean =>
  (['internal', 'customers'] as const).some((part) => {
    const grade = entries?.behavior?.[part];
    return Boolean(grade) && grade !== kept?.[part];
  });

/** What is entered beside the grades of the categories. */
function furtherRows(t: Translate): readonly FurtherRow[] {
  const traits = (keys: readonly string[] | undefined, kind: 'trait' | 'leader-trait'): string =>
    (keys ?? []).map((key) => t(`wizard.${kind}-${key}` as MessageKey)).join(', ');
  return [
    {
      label: t('work.internal'),
      of: ({ behavior }) => (behavior?.internal ? gradeWord(behavior.internal) : ''),
      field: 'behavior',
    },
    {
      label: t('work.customers'),
      of: ({ behavior }) => (behavior?.customers ? gradeWord(behavior.customers) : ''),
    },
    {
      label: t('wizard.traits'),
      of: ({ performance }) => traits(performance?.positive_traits, 'trait'),
    },
    {
      label: t('wizard.leader-traits'),
      of: ({ performance }) => traits(performance?.leadership_traits, 'leader-trait'),
    },
  ];
}

/** The ratings of all who rated side by side, beside those of the certificate; nothing gets there by itself. */
export function CompareRatings({ certificate, invitations, onTaken }: CompareRatingsProps) {
  const t = useText();
  const { act, fault } = useAct(onTaken);
  const raters = invitations.filter(
    ({ entries }) => Object.keys(entries?.performance?.ratings ?? {}).length > 0 || entries?.behavior,
  );
  if (raters.length === 0) return null;
  const rated = performanceCategories.filter((one) =>
    [certificate, ...raters.map(({ entries }) => entries)].some((row) => row?.performance?.ratings?.[one]),
  );
  const further = furtherRows(t).filter(
    ({ field, of }) =>
      field !== undefined || [certificate, ...raters.map(({ entries }) => entries ?? {})].some(of),
  );
  /** What stands in the certificate already needs no taking over. */
  const isNews = (grade: number | undefined, category: string): boolean =>
    Boolean(grade) && grade !== certificate.performance?.ratings?.[category];
  const open = certificate.status !== 'signed' && !certificate.locked;
  const take = (id: string, body: object) => void act(`/api/invitations/${id}/take-over`, body);
  return (
    <section className="border-b border-line py-8">
      <h2 className="font-letter text-[1.3125rem] font-semibold">{t('compare.title')}</h2>
      <p className="mt-1 text-note text-ink-soft">{t('compare.text')}</p>
      {/* Whoever has no mouse scrolls it with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={t('compare.title')}>
        <table className="w-full text-left text-note">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4">
                {t('compare.category')}
              </th>
              <th scope="col" className="py-2 pr-4">
                {t('compare.certificate')}
              </th>
              {raters.map((one) => (
                <th key={one.id} scope="col" className="py-2 pr-4">
                  {one.name || one.email}
                  {one.role === 'employee' && <span className="block font-normal">{t('compare.self')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rated.map((category) => (
              <tr key={category} className="h-13 border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {categoryLabels[category]}
                </th>
                <td className="py-2 pr-4 font-semibold">
                  {word(certificate.performance?.ratings?.[category])}
                </td>
                {raters.map((one) => (
                  <td key={one.id} className="py-2 pr-4">
                    {word(one.entries?.performance?.ratings?.[category])}
                    {open && isNews(one.entries?.performance?.ratings?.[category], category) && (
                      <Button
                        look="quiet"
                        className="min-h-8 px-2"
                        aria-label={`${t('compare.take')}: ${categoryLabels[category]}, ${one.name || one.email}`}
                        onClick={() => take(one.id, { fields: ['performance'], ratings: [category] })}
                      >
                        {t('compare.take')}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {further.map(({ label, of, field }) => (
              <tr key={label} className="h-13 border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {label}
                </th>
                <td className="py-2 pr-4 font-semibold">{of(certificate) || '–'}</td>
                {raters.map((one) => (
                  <td key={one.id} className="py-2 pr-4">
                    {of(one.entries ?? {}) || '–'}
                    {open && field && behaviorDiffers(one.entries, certificate) && (
                      <Button
                        look="quiet"
                        className="min-h-8 px-2"
                        aria-label={`${t('compare.take')}: ${label}, ${one.name || one.email}`}
                        onClick={() => take(one.id, { fields: [field] })}
                      >
                        {t('compare.take')}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {open && (
        <div className="mt-3 flex flex-wrap gap-2">
          {raters.map((one) => (
            <Button key={one.id} onClick={() => take(one.id, {})}>
              {t('compare.take-all', { who: one.name || one.email })}
            </Button>
          ))}
        </div>
      )}
      <FaultLine id="compare-fault" text={fault} />
    </section>
  );
}
