/**
 * An explanation for beneath the words that say what the sentence speaks of: begins it with the same words, they go.
 * @param label „Fachwissen“, as it stands above
 */
export function explanationBody(explanation: string, label: string): string {
  return label !== '' && explanation.startsWith(`${label}: `)
    ? explanation.slice(label.length + 2)
    : explanation;
}
