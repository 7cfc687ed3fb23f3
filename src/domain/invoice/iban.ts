/** Whether a text is an IBAN: its form and its check digits (ISO 13616, remainder 1 of 97). Spaces do not count. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** An IBAN as people read it, in groups of four: „DE02 1203 0000 0000 2020 51“. */
export function groupedIban(text: string): string {
  const signs = text.replaceAll(/\s/g, '').toUpperCase();
  return signs.replaceAll(/.{4}(?=.)/gu, '$& ');
}
