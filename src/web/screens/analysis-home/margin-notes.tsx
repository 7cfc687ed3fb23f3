import { useText } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';

/** The letters of `#domain/knowledge/samples.ts` by id; their texts are loaded only when one is wanted. */
const sampleChoices = [
  { id: 'projektleiterin', label: 'Projektleiterin', about: 'home.sample-good' },
  { id: 'koch', label: 'Koch', about: 'home.sample-average' },
  { id: 'azubi', label: 'Azubi', about: 'home.sample-training' },
] as const satisfies readonly { id: string; label: string; about: MessageKey }[];
export type SampleId = (typeof sampleChoices)[number]['id'];

/** Beside the sheet: what happens to the text, and letters to try. */
export function MarginNotes({ onSample, busy }: { onSample: (id: SampleId) => void; busy: boolean }) {
  const t = useText();
  const { loggedIn } = useSession();
  return (
    <div className="flex flex-col gap-8 sm:flex-row xl:flex-col">
      <section className="flex-1 border-t border-ink-soft/40 pt-3 xl:flex-none">
        <h2 className="font-letter text-body font-semibold">{t('home.privacy-title')}</h2>
        <p className="mt-1 text-note text-ink-soft">
          {loggedIn ? t('home.privacy-account') : `${t('home.privacy')} ${t('home.privacy-browser')}`}
        </p>
      </section>
      <section className="flex-1 border-t border-ink-soft/40 pt-3 xl:flex-none">
        <h2 className="font-letter text-body font-semibold">{t('home.samples-title')}</h2>
        <p className="mt-1 text-note text-ink-soft">{t('home.samples-text')}</p>
        <ul className="mt-1">
          {sampleChoices.map(({ id, label, about }) => (
            <li key={id} className="py-1 text-note text-ink-soft">
              <button
                type="button"
                className="link font-semibold"
                disabled={busy}
                onClick={() => onSample(id)}
              >
                {label}
              </button>
              <span className="block text-small">{t(about)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
