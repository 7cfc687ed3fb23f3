import { late } from '../german/late.ts';
import type { OccupationGroup } from './occupations.ts';

const hosts = late.iu`gäst|gastronom|gastgeb|hotel|restaurant|(?<!\p{L})(?:bar|café)(?!\p{L})|bewirt`;
const serves = /kund/iu;

/**
 * Whom an occupation deals with, in the dative. Where a group holds hosts and others („Gästen und Kunden“), by the words
 * of the letter: at a municipal works nobody is a guest.
 */
export function counterpartOf(group: OccupationGroup | null, text: string): string {
  const { counterpart = 'Kunden' } = group ?? {};
  const [first = '', second] = counterpart.split(' und ');
  if (second === undefined || first !== 'Gästen') return counterpart;
  const isHost = hosts.test(text);
  const hasCustomers = serves.test(text);
  if (isHost === hasCustomers) return counterpart;
  return isHost ? first : second;
}
