import '../styles/app.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startI18n } from '#web/lib/i18n.ts';
import { keepEarlyText } from './keep-early-text.ts';
import { confirmSession } from '#web/lib/session-calls.ts';
import { keepWorkingProps } from '#web/lib/working-props.ts';
import { followSession } from './follow-session.ts';
import { createRouter } from './router.tsx';
import { tellUnreachable } from './tell-unreachable.ts';
import { Toasts } from './toasts.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

// „always“: without a network a request shall fail and be told, not wait in silence for better times.
const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});
keepWorkingProps(location);
const router = createRouter();
followSession(queries, router);
void confirmSession();
// What cannot be fetched does not count.
void import('./usage/start-usage.ts').then(
  ({ startUsage }) => startUsage(router, queries),
  () => {},
);

/** Puts the app into the place of the page as it was delivered. */
function show(place: Element): void {
  keepEarlyText(place);
  createRoot(place).render(
    <StrictMode>
      <I18nProvider locale="de-DE">
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

await startI18n().then(
  () => show(root),
  () => tellUnreachable(document),
);
