import type { Facts } from '#domain/decode/reading.ts';
import { formatDay } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/lib/i18n.ts';

const day = (value: string | null) => (value === null ? null : formatDay(value));
const words = (...values: (string | null)[]) => values.filter((one) => one !== null).join(' ') || null;

/** What was understood of person, post and dates; folded, because it only serves to check. */
export function FactsFold({ facts }: { facts: Facts }) {
  const t = useText();
  const unknown = t('facts.unknown');
  const period =
    facts.begin === null && facts.end === null
      ? null
      : t('facts.period-value', { begin: day(facts.begin) ?? unknown, end: day(facts.end) ?? unknown });
  const issued = [facts.place, day(facts.date)].filter((one) => one !== null).join(', ') || null;
  const rows: [MessageKey, string | null][] = [
    ['facts.name', words(facts.salutation, facts.title, facts.first_name, facts.last_name)],
    ['facts.birthday', day(facts.birthday)],
    ['facts.birthplace', facts.birthplace],
    ['facts.job', facts.job_title],
    ['facts.period', period],
    ['facts.company', facts.company],
    ['facts.issued', issued],
    ['facts.signatories', facts.signatories.join(', ') || null],
  ];
  return (
    <details className="fold">
      <summary>{t('facts.title')}</summary>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className={value === null ? 'text-ink-soft italic' : undefined}>{value ?? unknown}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
