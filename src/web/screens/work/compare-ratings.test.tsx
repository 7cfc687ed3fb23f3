import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import type { CertificateRecord, InvitationRecord } from '#web/lib/work/owner.ts';
import { CompareRatings } from './compare-ratings.tsx';

beforeAll(startI18n);

const offered = (kept: object, entered: object): string[] => {
  const html = renderToStaticMarkup(
    <CompareRatings
      certificate={{ status: 'edited', locked: false, ...kept } as CertificateRecord}
      invitations={[{ id: 'i', name: 'Max Holm', entries: entered } as unknown as InvitationRecord]}
      onTaken={async () => {}}
    />,
  );
  return [...html.matchAll(/aria-label="Übernehmen: ([^,]+),/g)].map(([, label]) => label ?? '');
};
const rated = (expertise: number, resilience: number, customers: number) => ({
  performance: { ratings: { expertise, resilience } },
  behavior: { internal: 2, customers },
});

test('what stands in the certificate already is not offered to be taken over', () => {
  expect(offered(rated(2, 3, 2), rated(2, 1, 2))).toEqual(['Belastbarkeit']);
});

test('nothing is offered to be taken over where nothing was rated', () => {
  expect(offered(rated(2, 3, 2), { ...rated(2, 3, 2), behavior: { customer_contact: true } })).toEqual([]);
});

test('the behaviour is taken over as a whole, so any difference in it counts', () => {
  expect(offered(rated(2, 3, 2), rated(2, 3, 1))).toEqual(['Verhalten gegenüber Vorgesetzten und Kollegen']);
});
