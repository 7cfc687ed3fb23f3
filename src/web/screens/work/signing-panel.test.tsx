import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import type { CertificateRecord } from '#web/lib/work/owner.ts';
import { SigningPanel } from './signing-panel.tsx';

beforeAll(startI18n);
const shown = (more: object): string => {
  const whole = { id: 'abc', status: 'edited', letter: {}, place: 'Husum', date: '2026-09-30', ...more };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SigningPanel
          certificate={whole as unknown as CertificateRecord}
          invitations={[]}
          onChange={async () => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('before it is sent to be signed, the owner hears that place or date is missing, and where to enter them', () => {
  expect(shown({})).not.toContain('der Ausstellung');
  expect(shown({ place: '', date: '' })).toContain('Auf dem Zeugnis fehlen Ort und Datum der Ausstellung.');
  expect(shown({ date: '' })).toContain('Auf dem Zeugnis fehlt das Datum der Ausstellung.');
  expect(shown({ place: '' })).toMatch(
    /fehlt der Ort der Ausstellung.*href="\/zeugnisgenerator\/beendigung\/abc"/s,
  );
  // Without a text nothing is signed yet.
  expect(shown({ place: '', letter: null })).not.toContain('der Ausstellung');
});
