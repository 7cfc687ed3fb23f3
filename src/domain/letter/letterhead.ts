/** How the finished sheet looks: name above the text, name beside the logo, or room for printed paper. */
export const layouts = ['classic', 'modern', 'preprinted'] as const;
export type Layout = (typeof layouts)[number];

/** What stands above the letter besides the name of the firm. */
export interface Letterhead {
  readonly layout: Layout;
  /** Street, town, telephone …, one line each. */
  readonly address: readonly string[];
}

/** Lines that fit into the head of a sheet. */
const maxLines = 5;
const maxLength = 90;

/** A letterhead out of JSON of unknown shape; what does not fit is left out. */
export function readLetterhead(source: unknown): Letterhead {
  const { layout, address } = (typeof source === 'object' && source !== null ? source : {}) as {
    layout?: unknown;
    address?: unknown;
  };
  const lines = Array.isArray(address) ? address.filter((line) => typeof line === 'string') : [];
  return {
    layout: layouts.find((one) => one === layout) ?? 'classic',
    address: lines
      .map((line) => line.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength))
      .filter((line) => line !== '')
      .slice(0, maxLines),
  };
}
