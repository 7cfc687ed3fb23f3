// How a page addresses its reader.
import type { Page } from '@playwright/test';

// Words of letters are quoted („Sie zeigte …“) and address nobody.
const quoted = 'article, q, blockquote, textarea, .specimen';
export const formal = /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u;
export const informal = /\b(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(?:e[mnrs]?)?)\b/u;

/** All words of the page but those of letters: seen, and told to those who do not see. */
export async function wordsOf(page: Page): Promise<string> {
  return page.evaluate((selector) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(`noscript, ${selector}`)) words.push(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest(selector)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        words.push(element.getAttribute(name) ?? '');
    }
    return words.join(' ');
  }, quoted);
}
