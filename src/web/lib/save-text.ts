/** How long the browser may take to begin with a file (ms) before its address in memory is given up. */
const patience = 60_000;

/** Gives the browser a text to keep as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
