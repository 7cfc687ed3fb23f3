/** What browsers say when a part of the script cannot be fetched: Chromium, Firefox, Safari; the styles, Vite. */
const said = /dynamically imported module|importing a module script|module script failed|unable to preload/i;

/** Whether a part of the script could not be fetched: without a network, or because there is a newer build. */
export function isLoadFault(error: unknown): boolean {
  return error instanceof Error && said.test(error.message);
}
