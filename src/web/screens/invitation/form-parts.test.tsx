import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { permissions, stepsOf } from '#domain/workflow/permissions.ts';
import { startI18n } from '#web/lib/i18n.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { FormParts } from './form-parts.tsx';

beforeAll(startI18n);
const shown = (task: 'self-assessment' | 'rate', role: InvitationView['role']): string => {
  const view = { task, role, type: 'arbeitszeugnis', access: permissions[task], steps: stepsOf(task) };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FormParts view={view as unknown as InvitationView} values={{}} faults={{}} onChange={() => {}} />
    </QueryClientProvider>,
  );
};

test('grades stand in the order of the generator, on its scale', () => {
  const rated = shown('rate', 'employer');
  const line = /<fieldset class="grade-picker"[\s\S]*?<\/fieldset>/.exec(rated)?.[0] ?? '';
  const words = [...line.matchAll(/grade-picker-name" aria-hidden="true">([^<]+)/g)].map(([, word]) => word);
  expect(words).toEqual(['mangelhaft', 'ausreichend', 'befriedigend', 'gut', 'sehr gut']);
});

test('whoever writes of himself is not spoken of as somebody else', () => {
  const own = shown('self-assessment', 'employee');
  expect(own).toContain('Ich habe Kontakt zu Kunden');
  expect(own).toContain('Ich führe Personal');
  expect(own).not.toMatch(/[Dd]ie Person|Führt Personal/);
  expect(shown('rate', 'employer')).toContain('Die Person hat Kontakt zu Kunden');
});
