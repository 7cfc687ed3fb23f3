/** The four kinds of reference (specification §1), by the German word in lower case as the CLI prints them. */
export const certificateTypes = [
  'arbeitszeugnis',
  'zwischenzeugnis',
  'praktikumszeugnis',
  'ausbildungszeugnis',
] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** German label for a kind of reference. */
export const certificateTypeLabels: Readonly<Record<CertificateType, string>> = {
  arbeitszeugnis: 'Arbeitszeugnis',
  zwischenzeugnis: 'Zwischenzeugnis',
  praktikumszeugnis: 'Praktikumszeugnis',
  ausbildungszeugnis: 'Ausbildungszeugnis',
};
