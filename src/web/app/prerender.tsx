import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startI18n } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { ToneProvider } from '#web/lib/tone.ts';
import type { Tone } from '#web/lib/tone.ts';
import { Component as AnalysisHome } from '../screens/analysis-home/analysis-home.tsx';
import { routes } from './router.tsx';
import { screenAddresses } from './screen-addresses.ts';
import { SiteFooter } from './site-footer.tsx';

/** The addresses at which there is a screen; the server is told them with the build. */
export const addresses = (): string[] => screenAddresses(routes());

/**
 * The home as HTML, made once when the web is built: it stands there before the script has come, and without one.
 * The app then takes its place with the same markup.
 */
export async function prerenderHome(tone: Tone): Promise<string> {
  await startI18n();
  const path = homePath(tone);
  const home = (
    <>
      <main id="main" className="grow outline-none">
        <AnalysisHome />
      </main>
      <SiteFooter />
    </>
  );
  const router = createMemoryRouter([{ path, element: home }], { initialEntries: [path] });
  const markup = renderToStaticMarkup(
    <ToneProvider value={tone}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ToneProvider>,
  );
  // The policy would refuse styles in attributes; React sets them by script, here there is none.
  if (markup.includes(' style="')) throw new Error('the home has inline styles and cannot be prerendered');
  return asleep(markup);
}

/** Until the script has come a press on a button would be lost; asleep it cannot be pressed, and says so. */
function asleep(markup: string): string {
  return markup.replaceAll(/<button (?![^>]*\sdisabled="")/g, '<button disabled="" ');
}
