import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConnectionError } from '#web/lib/http.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { siteQuery } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';

/** The login with a Google account, in a window of its own; nothing where the service does not offer it. */
export function GoogleLogin({ onDone }: { onDone: () => Promise<unknown> | void }) {
  const t = useText();
  const { data: site } = useQuery(siteQuery);
  const [waiting, setWaiting] = useState(false);
  const offered = site?.google === true;

  // Loaded before it is needed: a window that opens late after the click is taken for an advertisement.
  useEffect(() => {
    if (offered) void import('./log-in-with-google.ts').catch(() => {});
  }, [offered]);
  if (!offered) return null;

  const logIn = async () => {
    setWaiting(true);
    try {
      const { logInWithGoogle } = await import('./log-in-with-google.ts');
      await logInWithGoogle();
      await onDone();
    } catch (error) {
      handleError(error instanceof TypeError ? new ConnectionError() : error, [
        { status: 400, text: t('login.google-failed') },
        { status: 403, text: t('login.google-failed') },
      ]);
    } finally {
      setWaiting(false);
    }
  };

  return (
    <div className="mt-7">
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('login.or')}
      </p>
      <Button className="mt-4 min-h-12 w-full" onClick={() => void logIn()}>
        <GoogleMark />
        {t('login.google')}
      </Button>
      <output className="block mt-2 text-small text-ink-soft">{waiting && t('login.google-waiting')}</output>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5">
      <path
        fill="#4285F4"
        d="M19.6 10.2c0-.7-.1-1.4-.2-2H10v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4Z"
      />
      <path
        fill="#34A853"
        d="M10 20c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H1.1v2.6A10 10 0 0 0 10 20Z"
      />
      <path fill="#FBBC05" d="M4.4 12a6 6 0 0 1 0-3.9V5.5H1.1a10 10 0 0 0 0 9l3.3-2.6Z" />
      <path
        fill="#EA4335"
        d="M10 4c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 1.1 5.5l3.3 2.6C5.2 5.8 7.4 4 10 4Z"
      />
    </svg>
  );
}
