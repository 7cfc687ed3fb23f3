/** How sure a rating is, in words; on the screen as in the report. */
export function sureness(confidence: number): string {
  if (confidence >= 0.85) return 'Darin sind sich die meisten Leser einig.';
  if (confidence >= 0.65) return 'So lesen es die meisten, einzelne lesen es anders.';
  return 'Hier gehen die Lesarten auseinander.';
}
