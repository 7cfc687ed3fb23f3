import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './helpers.ts';
import {
  deleteCertificate,
  humanResources,
  invite,
  invitedRow,
  letLinksEnd,
  local,
  person,
  rate,
} from './work-steps.ts';

const expired =
  'Sie nutzen eine alte Version unseres Zeugnisgenerators. Bitte wenden Sie sich an Ihre Ansprechperson und bitten Sie um einen neuen Link.';

test('an invitation that was taken back, and a link that nobody gave, lead to the notice', async ({
  page,
  browser,
}) => {
  await humanResources(page);
  const link = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Ulrike Kern');
  const other = await person(browser);
  await other.goto(local(link));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bewerten');
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByText('zurückgezogen', { exact: true })).toBeVisible();
  // Whoever is in the middle of it is told at the next thing he enters.
  await rate(other, 'Fachwissen', 'gut');
  await expect(other.getByText(expired)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist abgelaufen');
  await expect(other.getByText(expired)).toBeVisible();
  await expectAccessible(other);
  await other.goto('/einladung#ausgedacht');
  await expect(other.getByText(expired)).toBeVisible();
  await other.context().close();
});

test('a link that ran out leads to the notice, and back when the owner extends it', async ({
  page,
  browser,
}) => {
  const certificate = await humanResources(page);
  const link = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Ulrike Kern');
  const other = await person(browser);
  await other.setViewportSize(sizes.phone);
  await other.goto(local(link));
  await rate(other, 'Fachwissen', 'gut');
  await expect(other.getByText('Gespeichert.')).toBeVisible();
  letLinksEnd(certificate);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist abgelaufen');
  await expect(other.getByText(expired)).toBeVisible();
  await expectNoSidewaysScroll(other);

  await page.reload();
  const row = invitedRow(page, 'Ulrike Kern', 'Bewerten');
  await expect(row.getByText('Link abgelaufen')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Erinnern' })).toHaveCount(0);
  await row.getByRole('button', { name: '14 Tage verlängern' }).click();
  await expect(row.getByRole('button', { name: 'Erinnern' })).toBeVisible();
  await other.reload();
  await expect(
    other.getByRole('group', { name: 'Fachwissen' }).getByRole('radio', { name: /^gut ·/ }),
  ).toBeChecked();
  await other.context().close();
});

test('of a certificate that was deleted its recipients are told, before and after they opened the link', async ({
  page,
  browser,
}) => {
  const certificate = await humanResources(page);
  const link = await invite(page, 'Beschäftigte Person', 'Stammdaten eingeben', 'Otto Graf');
  const [one, two] = [await person(browser), await person(browser)];
  await one.goto(local(link));
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Stammdaten eingeben');
  await deleteCertificate(page, certificate);
  await one.getByLabel('Geburtsort').fill('Husum');
  await two.goto(local(link));
  for (const other of [one, two]) {
    await expect(other.getByText('Dieses Zeugnis wurde gelöscht.')).toBeVisible();
    await expectAccessible(other);
    await other.context().close();
  }
});
