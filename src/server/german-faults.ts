import { z } from 'zod';
import { de } from 'zod/locales';

type Issue = z.core.$ZodRawIssue;

/** What sizes are counted in; numbers in nothing. */
const units: Readonly<Record<string, string>> = { string: ' Zeichen', array: ' Einträge', set: ' Einträge' };
const missing = 'Diese Angabe fehlt.';

function sentenceOf(issue: Issue): string | undefined {
  if (issue.input === undefined) return missing;
  switch (issue.code) {
    case 'invalid_type':
      return 'Diese Angabe hat nicht die erwartete Form.';
    case 'invalid_value':
      return `Möglich ist hier: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `Bitte höchstens ${issue.maximum}${units[issue.origin] ?? ''} angeben.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return missing;
      return `Bitte mindestens ${issue.minimum}${units[issue.origin] ?? ''} angeben.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Bitte eine gültige E-Mail-Adresse eingeben.' : undefined;
    default:
      return undefined;
  }
}

const { localeError } = de();

/**
 * Lets every schema of the server that names no sentence of its own speak German: for the common faults in words for
 * everybody, for the rest in those of the library.
 */
export function speakGerman(): void {
  z.config({ localeError: (issue) => sentenceOf(issue) ?? localeError(issue) });
}
