/** A place where something about references was read. */
export interface Source {
  readonly name: string;
  /** Address of the page; '' where none can be given. */
  readonly url: string;
}

/** The literature by the tags that entries of the knowledge carry in `source` (docs/fachwissen/domain.md §9). */
const byTag: Readonly<Record<string, Source>> = {
  AF: {
    name: 'arbeitszeugnis-forum.de',
    url: 'https://www.arbeitszeugnis-forum.de/zeugnissprache-codes.html',
  },
  MIAN: { name: 'mian-hr.de', url: 'https://www.mian-hr.de/arbeitszeugnis-wissen/geheimcodes' },
  BI: { name: 'businessinsider.de (2016)', url: '' },
  JW: { name: 'jobworld.de', url: '' },
  DLF: { name: 'deutschlandfunk.de', url: '' },
  KAR: { name: 'karriere.de (Weuster)', url: '' },
  BEW: { name: 'bewerben.com', url: 'https://bewerben.com/node/21' },
  'AA-Vers': {
    name: 'agentur-fuer-arbeitszeugnisse.de',
    url: 'https://www.agentur-fuer-arbeitszeugnisse.de/verschluesselung',
  },
};
const guides: Source = { name: 'Allgemeingut der Ratgeber, ohne einzelnen Beleg', url: '' };

/** The literature behind the `source` of an entry, for visitors. */
export function sourcesOf(source: string): readonly Source[] {
  const tags = [...source.matchAll(/\(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const found = tags.flatMap((tag) => byTag[tag] ?? []);
  return found.length > 0 ? found : [guides];
}
