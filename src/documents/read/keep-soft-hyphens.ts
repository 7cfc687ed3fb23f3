import { registerHooks } from 'node:module';

/**
 * pdf.js leaves out glyphs that stand for U+00AD, although pages show them as the hyphens of divided words; Word and
 * Typst write such pages. Without them „Zufrie-“ and „denheit“ could not be told from two words. The library has no
 * option for it, so its worker is changed while it is loaded: only soft hyphens are no longer passed over.
 */
export function keepSoftHyphens(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith('/pdf.worker.mjs') || loaded.source === undefined || loaded.source === null)
        return loaded;
      const text =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return {
        ...loaded,
        source: text.replace(String.raw`(\p{Cf}+))$/u`, String.raw`((?!\u00ad)\p{Cf}))$/u`),
      };
    },
  });
}
