import { searchOf } from '../german/sieve.ts';
import type { PersonGroup, PersonMention } from '../german/persons.ts';
import { namesOutside, praisesBeforeClients, servesClients } from './clients.ts';
import { omission, tellsBehavior } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { silentParts } from './part-cues.ts';
import type { Unit } from './units.ts';

const esteem = searchOf(
  /geschätzt|beliebt|anerkannt|ansehen|angesehen|wertschätzung|schätz|gemocht|gern gehabt|gelobt|vermissen|sympath|vertrauen/i,
);

/** Indexes of the sentences that speak of behaviour toward people. */
export function behaviorUnits(letter: LetterContext): number[] {
  return letter.sentences.flatMap(({ part, category, categories }, at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || unit.kind === 'title') return [];
    if (part === 'behavior') return [at];
    if (part !== 'performance' && part !== 'summary') return [];
    const behaves = [category, ...categories].some(
      (one) => one === 'internal-behavior' || one === 'external-behavior',
    );
    return behaves || (esteem.test(unit) && letter.personsAt(at).length > 0) ? [at] : [];
  });
}

/** Who is named in the sentences on behaviour. */
export function behaviorPersons(letter: LetterContext): PersonMention[] {
  return behaviorUnits(letter).flatMap((at) => letter.personsAt(at));
}

/** Superiors, colleagues, customers: who is not named. */
export const findMissingPersons: Finder = (letter) => {
  const at = behaviorUnits(letter).filter((i) => letter.units[i]?.kind === 'sentence');
  // Where nothing is told of behaviour at all, that is said once.
  if (letter.simple || letter.layman || at.length === 0 || !tellsBehavior(letter)) return [];
  const flat = at.map((i) => letter.units[i]?.flat ?? '').join(' ');
  const persons = behaviorPersons(letter);
  const groups = new Set<PersonGroup>(persons.map(({ group }) => group));
  const found: Candidate[] = [];
  // „allseits geschätzt“ makes up for a missing list, not for a list that leaves somebody out.
  const listed = at.some((i) => toward.test(letter.units[i] as Unit) && letter.personsAt(i).length > 0);
  const everybody =
    !listed &&
    /(?:von|bei|gegenüber|mit) allen(?! (?:kolleg|kund|mitarbeiter|gäst|patient|geschäft|gesprächs))|allseits|jedermann|alle (?:ihn|sie) |innerhalb und außerhalb/i.test(
      flat,
    );
  const team = groups.has('colleague') || groups.has('staff');
  const superior =
    groups.has('superior') ||
    ledByPartners(letter, flat) ||
    ledByProfession(letter, flat) ||
    /innerbetrieblich|im (?:haus|betrieb|unternehmen) |intern/i.test(flat);
  if (!superior && !everybody)
    found.push(omission(letter, team || groups.has('external') ? 'missing-superiors' : 'missing-groups'));
  else if (!team && !everybody && !/innerbetrieblich|intern/i.test(flat))
    found.push(omission(letter, 'missing-colleagues'));
  const missed = letter.profile.customers && !groups.has('external') && !namesCustomers(letter);
  const byPartners = ledByPartners(letter, flat);
  if (
    missed
      ? !at.some((i) => namesOutside(letter.units[i] as Unit, byPartners))
      : servesClients(letter) && !praisesBeforeClients(letter, byPartners)
  ) {
    found.push(
      omission(letter, 'missing-customers', { counterpart: letter.profile.group?.counterpart ?? 'Kunden' }),
    );
  }
  if (
    worksWithChildren.test(workplace(letter)) &&
    !letter.sentences.some(
      ({ part }, i) => !silentParts.has(part) && namesParents.test(letter.units[i] as Unit),
    )
  )
    found.push(omission(letter, 'missing-parents'));
  if (letter.profile.headOfStaff && !everybody && !namesStaff(persons, flat))
    found.push(omission(letter, 'missing-staff'));
  return found;
};

const toward = searchOf(
  /verhalten (?:\p{L}+ ){0,2}gegenüber|gegenüber[^.;]{0,80}(?:verh[ai]|benahm|trat)|verhielt[^.;]{0,60}gegenüber|begegnete/iu,
);
const worksWithChildren =
  /erzieher|kinderpfleg|kindertag|kindergart|kita|tagesmutter|kinderbetreu|krippe|hort|(?<!fahr|tanz|sport|musik|sprach|hochschul)lehr(?:er|kraft)/i;
/** The title; an intern's tells nothing, the house where he was does. */
const workplace = ({ facts, type }: LetterContext): string =>
  type === 'praktikumszeugnis' ? `${facts.job_title ?? ''} ${facts.company ?? ''}` : (facts.job_title ?? '');
const namesParents = searchOf(
  /(?<!\p{L})(?:eltern\p{L}*|erziehungsberechtigt\p{L}*|sorgeberechtigt\p{L}*|familien?|angehörige\p{L}*)(?!\p{L})/iu,
);

/** In a law or tax firm the partners are the employers. */
const ledByPartners = (letter: LetterContext, flat: string): boolean =>
  /(?<!\p{L})partner(?:n|innen)?(?!\p{L})/iu.test(flat) &&
  /kanzlei|anwält|anwalt|notar|sozietät|partg|steuerberat|wirtschaftsprüf|partner/i.test(
    `${letter.facts.company ?? ''} ${letter.signers.map(({ role }) => role ?? '').join(' ')}`,
  );

/** „gegenüber den Notaren“ where a notary signs: who runs the practice is the superior. */
function ledByProfession(letter: LetterContext, flat: string): boolean {
  const heads = `${letter.facts.company ?? ''} ${letter.signers.map(({ role }) => role ?? '').join(' ')}`;
  const family = /(?<!\p{L})Familie (?<name>\p{Lu}[\p{L}-]+)/u.exec(flat)?.groups?.['name'];
  const names = `${heads} ${letter.signers.map(({ name }) => name).join(' ')}`;
  if (family !== undefined && names.includes(family)) return true;
  return professions.some((one) => one.test(flat) && one.test(heads));
}

const professions: readonly RegExp[] = [
  /anw[aä]lt/i,
  /(?<!\p{L})notar(?:e|en|in|innen|s)?(?!\p{L})|notariat/iu,
  /[aä]rzt|(?<!\p{L})arztpraxis|zahnmedizin/iu,
  /steuerberat/i,
  /wirtschaftsprüf/i,
  /apothek(?:er|e(?!\p{L}))/iu,
  /architekt/i,
  /pfarr/i,
  /therapeut|logopäd|physio|hebamme/i,
  /sachverständig/i,
  /landwirt/i,
];

/** Own staff, under any of its names. */
function namesStaff(persons: readonly PersonMention[], flat: string): boolean {
  return (
    persons.some(
      ({ group, text }) =>
        group === 'staff' || /mitarbeit|team|beschäftigt|belegschaft|mannschaft/i.test(text),
    ) || /als vorgesetzte|führungsverhalten|unterstellt/i.test(flat)
  );
}

/** Praise in the eyes of customers elsewhere in the ratings counts, too. */
function namesCustomers(letter: LetterContext): boolean {
  return letter.sentences.some(({ graded, part, category, text }, at) => {
    if (!graded || part === 'tasks' || part === 'company') return false;
    if (category === 'external-behavior') return true;
    const persons = letter.personsAt(at);
    return (
      persons.some(({ group }) => group === 'external') &&
      /freundlich|geschätzt|beliebt|höflich|zuvorkommend|einfühl|geduld|umgang|auftreten|vertrauen|gelassen|zugewandt|herzlich|hilfsbereit|respekt|wertschätz|aufmerksam/i.test(
        text,
      )
    );
  });
}
