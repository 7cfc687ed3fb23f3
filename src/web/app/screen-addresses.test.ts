import { expect, test } from 'vitest';
import { routes } from './router.tsx';
import { screenAddresses } from './screen-addresses.ts';

test('paths of nested routes are joined; what leads nowhere is left out', () => {
  const nested = [
    { path: '/' },
    { children: [{ path: '/a', children: [{ index: true as const }, { path: 'b/:id?' }] }] },
    { path: '/404' },
    { path: '*' },
  ];
  expect(screenAddresses(nested)).toEqual(['/', '/a', '/a/b/:id?']);
});

test('the addresses of the specification are among those of the app', () => {
  expect(screenAddresses(routes())).toEqual(
    expect.arrayContaining([
      '/',
      '/settings',
      '/settings/rechnungen',
      '/cockpit',
      '/arbeitszeugnis-pruefen',
      '/arbeitszeugnis-pruefen/auswertung/:id',
      '/dein-arbeitszeugnis-pruefen/auswertung/:id',
      '/zeugnisgenerator',
      '/zeugnisgenerator/editor/:id?',
      '/dein-zeugnisgenerator/stamm/:id?',
      '/auth/login',
      '/admin',
      '/admin/login',
      '/admin/explanation',
    ]),
  );
});
