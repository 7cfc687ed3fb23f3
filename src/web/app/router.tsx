import { createBrowserRouter, redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { homePath } from '#web/lib/paths.ts';
import { FormalLayout } from './formal-layout.tsx';
import { InformalLayout } from './informal-layout.tsx';
import { RouteError } from './route-error.tsx';

/** The screens of the analysis; the formal pages and their informal mirror share them. */
const analysisScreens = (): RouteObject[] => [
  { index: true, lazy: () => import('../screens/analysis-home/analysis-home.tsx') },
  { path: 'auswertung/:id', lazy: () => import('../screens/analysis-result/analysis-result.tsx') },
];

/** All addresses of the interface. Screens are loaded when they are first visited. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: FormalLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { path: '/', loader: () => redirect(homePath('sie')) },
        { path: homePath('sie'), children: analysisScreens() },
        { path: '/404', lazy: () => import('../screens/not-found/not-found.tsx') },
        { path: '*', lazy: () => import('../screens/not-found/not-found.tsx') },
      ],
    },
    {
      Component: InformalLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [{ path: homePath('du'), children: analysisScreens() }],
    },
  ]);
}
