/**
 * The part of an address that stands for one visitor: whoever has an IPv6 address has a whole /64 of them.
 * @param address as the request tells it
 */
export function networkOf(address: string): string {
  const mapped = /(?:\d{1,3}\.){3}\d{1,3}$/.exec(address);
  if (mapped !== null) return mapped[0];
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
