import { categories, categoryLabels, type Category } from '../../letter/category.ts';

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The German word of a category as part of an address: „Führungsleistung“ → `fuehrungsleistung`. */
export function categorySlug(category: Category): string {
  return categoryLabels[category]
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** The category with this address, or undefined. */
export function categoryBySlug(slug: string): Category | undefined {
  return categories.find((category) => categorySlug(category) === slug);
}
