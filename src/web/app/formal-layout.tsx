import { NavLink } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { ToneProvider } from '#web/lib/tone.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { PageBar } from './page-bar.tsx';
import { PageFrame } from './page-frame.tsx';

/** The pages that say „Sie“: with the header of the product. */
export function FormalLayout() {
  return (
    <ToneProvider value="sie">
      <PageFrame bar={<Header />} />
    </ToneProvider>
  );
}

function Header() {
  const t = useText();
  return (
    <PageBar>
      <NavLink to={homePath('sie')} end className="rounded">
        <Wordmark />
      </NavLink>
      <nav aria-label={t('app.nav')}>
        <NavLink
          to={homePath('sie')}
          className="border-b-2 border-transparent py-1 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {t('app.nav-check')}
        </NavLink>
      </nav>
    </PageBar>
  );
}
