import { FileSearch, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { useText, type MessageKey } from '#web/lib/i18n.ts';
import { generatorPath, homePath } from '#web/lib/paths.ts';
import { buttonLook } from '#web/ui/button.tsx';

const jobs = [
  {
    Icon: FileSearch,
    title: 'cockpit.first-check',
    text: 'cockpit.first-check-text',
    act: 'home.submit',
    path: homePath('sie'),
  },
  {
    Icon: PenLine,
    title: 'cockpit.first-write',
    text: 'cockpit.first-write-text',
    act: 'deleted.write',
    path: generatorPath('sie'),
  },
] as const satisfies readonly {
  title: MessageKey;
  text: MessageKey;
  act: MessageKey;
  [name: string]: unknown;
}[];

/** An empty desk: what it is for, and both ways to begin. */
export function FirstSteps() {
  const t = useText();
  return (
    <>
      <p className="max-w-[60ch] text-lead">{t('cockpit.first')}</p>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {jobs.map(({ Icon, title, text, act, path }) => (
          <section key={path} className="sheet flex flex-col items-start px-6 py-7 sm:px-10 sm:py-9">
            <Icon size={28} aria-hidden className="text-accent" />
            <h2 className="mt-3 font-letter text-title font-semibold">{t(title)}</h2>
            <p className="mt-2 mb-6 text-ink-soft">{t(text)}</p>
            <Link to={path} className={buttonLook('primary', 'mt-auto')}>
              {t(act)}
            </Link>
          </section>
        ))}
      </div>
    </>
  );
}
