import { isLoadFault } from './load-fault.ts';

/** The part of the script that an error says could not be fetched; Safari names none. */
function addressIn(error: unknown): string | null {
  const told = error instanceof Error ? /https?:\/\/\S+?\.js(?![\w.])/u.exec(error.message)?.[0] : undefined;
  return told?.startsWith(`${location.origin}/`) === true ? told : null;
}

/**
 * Fetches a part of the script, and once more under another address where that failed: some browsers keep a failure
 * from the time without a network for as long as the page lives.
 * @throws what `load` throws, where the second try fails as well or there is none
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = isLoadFault(error) ? addressIn(error) : null;
    if (address === null || !navigator.onLine) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
  }
}
