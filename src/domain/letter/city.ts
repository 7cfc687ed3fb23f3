/**
 * The name of a place, as far as its letters tell: in any script, „’s-Hertogenbosch“, „L´Aquila“ with the accent of a
 * German keyboard, „Halle (Saale)“, „Y“. Digits and other signs are none. Vowels of Indian scripts and umlauts of two
 * signs (as macOS copies them) are marks, which join invisibly.
 */
const name = /^['’‘´`]?\p{L}[\p{L}\p{M}\s\u200C-\u200D.'’‘´`()/,&–‑-]*$/u;

export const isCity = (text: string): boolean => name.test(text.trim());
