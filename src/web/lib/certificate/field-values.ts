import { formatDay } from '#web/lib/format.ts';
import type { MessageKey, Translate } from '#web/lib/i18n.ts';
import { answerValue } from '#web/lib/work/answer-change.ts';

/** Choices that only who writes the certificate meets, by path: the start of the keys of their words. */
const chosen: Readonly<Record<string, string>> = {
  role: 'wizard.role-',
  'options.gender_form': 'wizard.gender-',
  'options.date_format': 'wizard.date-',
  'letterhead.layout': 'wizard.layout-',
};

/** A value of a certificate, as {@link differencesOf} tells it, in the words of the interface: no grade is a number. */
export function fieldValue(field: string, value: string, t: Translate): string {
  if (value === '') return '';
  const start = chosen[field];
  if (start !== undefined) return t(`${start}${value}` as MessageKey);
  if (field === 'occupation.stations')
    return value
      .replaceAll(/(?<=^| · )(?:first|intermediate|current|last)(?=,|$| · )/g, (type) =>
        t(`wizard.station-${type}` as MessageKey),
      )
      .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => formatDay(day));
  return answerValue(field, value, t) ?? value;
}
