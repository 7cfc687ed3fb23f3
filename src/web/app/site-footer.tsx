import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { askConsent } from '#web/lib/consent.ts';
import { useText } from '#web/lib/i18n.ts';
import { documentPaths, homePath } from '#web/lib/paths.ts';
import { siteQuery } from '#web/lib/site.ts';
import { useTone } from '#web/lib/tone.ts';

const linkLook = 'py-1 hover:text-accent hover:underline';

/** The foot of every page: where else there is something to read, who answers for it, and where to write to. */
export function SiteFooter() {
  const t = useText();
  const tone = useTone();
  const { data: site } = useQuery(siteQuery);
  const documents = [
    [documentPaths.samples, t('shell.samples')],
    [documentPaths.codes, t('shell.codes')],
    [documentPaths.language, t('shell.language')],
    ...(site?.articles === true ? [[documentPaths.articles, t('shell.articles')] as const] : []),
    [documentPaths.newsletter, t('shell.newsletter')],
  ] as const;
  const legal = [
    [documentPaths.imprint, t('shell.imprint')],
    [documentPaths.privacy, t('shell.privacy')],
    [documentPaths.terms, t('shell.terms')],
    [documentPaths.accessibility, t('shell.accessibility')],
  ] as const;
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto max-w-[80rem] px-4 py-6 text-small text-ink-soft sm:px-5">
        <nav aria-label={t('shell.footer')} className="flex flex-wrap justify-between gap-x-12 gap-y-2">
          <ul className="flex flex-wrap gap-x-5">
            <li className="flex">
              <Link className={linkLook} to={homePath(tone)}>
                {t('shell.home')}
              </Link>
            </li>
            <Documents links={documents} />
          </ul>
          <ul className="flex flex-wrap gap-x-5">
            <Documents links={legal} />
          </ul>
        </nav>
        <div className="mt-3 flex min-h-7 flex-wrap items-baseline gap-x-5 gap-y-1">
          <p className="grow basis-[20rem]">{t('app.footer')}</p>
          {site?.social.map(({ name, url }) => (
            <a key={url} className={linkLook} href={url} rel="noopener noreferrer" target="_blank">
              {name}
            </a>
          ))}
          {site?.analytics && (
            <button type="button" className={linkLook} onClick={askConsent}>
              {t('consent.open')}
            </button>
          )}
          {site?.email && (
            <a className={linkLook} href={`mailto:${site.email}`}>
              {site.email}
            </a>
          )}
          <p>{t('app.copyright')}</p>
        </div>
      </div>
    </footer>
  );
}

function Documents({ links }: { links: readonly (readonly [path: string, label: string])[] }) {
  return links.map(([path, label]) => (
    <li key={path} className="flex">
      <a className={linkLook} href={path}>
        {label}
      </a>
    </li>
  ));
}
