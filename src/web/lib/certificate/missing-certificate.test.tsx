import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ServerError } from '../http.ts';
import { startI18n } from '../i18n.ts';
import { MissingCertificate } from './missing-certificate.tsx';

beforeAll(startI18n);
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [new ServerError(404, '', { reason: { code: 'deleted' } as never }), 'Zeugnis gelöscht'],
  // A guest may only have to log in.
  [new ServerError(404, ''), 'Dieses Zeugnis ist hier nicht zu sehen'],
])('the tab of the browser says what the page says: %s', async (error, title) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.title = 'Arbeitszeugnis entschlüsseln';
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <MissingCertificate error={error}>{null}</MissingCertificate>
      </MemoryRouter>,
    ),
  );
  expect(document.title).toBe(place.querySelector('h1')?.textContent);
  expect(document.title).toContain(title);
  await act(async () => root.unmount());
});
