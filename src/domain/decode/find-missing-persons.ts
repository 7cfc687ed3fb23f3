import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { counterpartOf } from '../knowledge/counterpart-of.ts';
import type { PersonGroup, PersonMention } from '../german/persons.ts';
import type { Category } from '../letter/category.ts';
import {
  dealsWithPartners,
  praisesOutside,
  namesOutside,
  praisesBeforeClients,
  servesClients,
} from './clients.ts';
import { conductWords, trainers } from './conduct-wording.ts';
import { omission, tellsBehavior } from './find-missing-parts.ts';
import type { Candidate, Finder } from './finding.ts';
import { introducedJob } from './introduced-job.ts';
import { oncePerLetter, unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { meetsPublic } from './served-public.ts';
import { silentParts } from './part-cues.ts';
import { onlyServes } from './serving.ts';
import type { Unit } from './units.ts';
import { worksAtHome } from './works-at-home.ts';

const esteem = searchOf(
  /auftreten gegenüber|geschätzt|beliebt|anerkannt|ansehen|angesehen|wertschätzung|schätz|gemocht|gern gehabt|gelobt|vermissen|sympath|vertrauen/i,
);

/** Indexes of the sentences that speak of behaviour toward people. */
export const behaviorUnits = oncePerLetter((letter): readonly number[] => {
  const found: number[] = [];
  letter.sentences.forEach(({ part, category, categories, codes }, at) => {
    if (part !== 'behavior' && part !== 'performance' && part !== 'summary') return;
    // For whom somebody took a stand tells nothing of conduct; a list that holds superiors does.
    const listed = (): boolean => letter.personsAt(at).some(({ group }) => group === 'superior');
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || unit.kind === 'title') return;
    if ((codes.includes('arbeitnehmerinteressen') && !listed()) || standsUp.test(unit)) return;
    if (part !== 'behavior' && onlyServes(unit)) return;
    if (
      part === 'behavior' ||
      behaves(category) ||
      categories.some(behaves) ||
      (esteem.test(unit) && letter.personsAt(at).length > 0)
    )
      found.push(at);
  });
  return found;
});

const standsUp = searchOf(
  late.iu`(?<!\p{L})(?:rechte|belange|interessen)(?!\p{L})[^.;]{0,80}gegenüber[^.;]{0,60}(?:stark|ein)(?=[.,;]|$)`,
);

const behaves = (category: Category | undefined): boolean =>
  category === 'internal-behavior' || category === 'external-behavior';

/** Superiors, colleagues, customers: who is not named. */
export const findMissingPersons: Finder = (letter) => {
  if (letter.simple || letter.layman) return [];
  const at = behaviorUnits(letter).filter((i) => letter.units[i]?.kind === 'sentence');
  // Where nothing is told of behaviour at all, that is said once.
  if (at.length === 0 || !tellsBehavior(letter)) return [];
  const flat = at.map((i) => letter.units[i]?.flat ?? '').join(' ');
  const persons = behaviorUnits(letter).flatMap((i) => letter.personsAt(i));
  const groups = new Set<PersonGroup>(persons.map(({ group }) => group));
  const found: Candidate[] = [];
  const wording = (...more: string[]) => conductWords(letter, at, persons, more);
  // „allseits geschätzt“ makes up for a missing list, not for a list that leaves somebody out.
  const listed = at.some((i) => toward.test(letter.units[i] as Unit) && letter.personsAt(i).length > 0);
  const everybody = !listed && byAll.test(flat);
  const team = groups.has('colleague') || groups.has('staff');
  const superior =
    groups.has('superior') ||
    ledByPartners(letter, flat) ||
    ledByProfession(letter, flat) ||
    ledBySigner(letter, flat) ||
    (family.test(flat) && worksAtHome(letter)) ||
    bossSpeaks(letter, at) ||
    inHouse.test(flat);
  if (!superior && !everybody)
    found.push(
      omission(letter, team || groups.has('external') ? 'missing-superiors' : 'missing-groups', wording()),
    );
  else if (
    !team &&
    !everybody &&
    !internal.test(flat) &&
    !peers.test(flat) &&
    !inService.test(flat) &&
    !namesByTrade(letter, flat) &&
    !worksAtHome(letter)
  )
    found.push(omission(letter, 'missing-colleagues', wording()));
  else if (leavesOutTrainers(letter, persons))
    found.push(omission(letter, 'missing-trainers', wording(trainers)));
  const parents = leavesOutParents(letter) && !worksAtHome(letter);
  const missed = letter.profile.customers && !groups.has('external') && !namesCustomers(letter);
  if (
    missed
      ? !at.some((i) => namesOutside(letter.units[i] as Unit, ledByPartners(letter, flat)))
      : servesClients(letter) && !praisesBeforeClients(letter, ledByPartners(letter, flat))
  ) {
    found.push(
      omission(letter, 'missing-customers', {
        counterpart: counterpartOf(letter.profile.group, letter.text),
      }),
    );
  } else if (!groups.has('external') && !everybody) {
    const met =
      !parents && meetsPublic(letter)
        ? 'missing-public'
        : dealsWithPartners(letter)
          ? 'missing-partners'
          : null;
    if (met !== null && !praisesOutside(letter)) found.push(omission(letter, met));
  }
  if (parents) found.push(omission(letter, 'missing-parents'));
  if (
    letter.profile.headOfStaff &&
    !everybody &&
    (!namesStaff(persons, flat) || (listed && !namesStaffInConduct(letter, at))) &&
    !isEsteemedByStaff(letter) &&
    !(
      groups.has('colleague') &&
      (leadsColleagues(letter) ||
        worksInCrew.test(letter.facts.job_title ?? '') ||
        (bossSpeaks(letter, at) && leadsPeers(letter)))
    )
  )
    found.push(omission(letter, 'missing-staff', wording('Mitarbeitern')));
  return found;
};

/** „Ich selbst habe ihre freundliche Art ebenso geschätzt wie meine Kundschaft“: who signs alone is the superior. */
const bossSpeaks = (letter: LetterContext, at: readonly number[]): boolean =>
  letter.signers.length === 1 &&
  at.some((i) => letter.parts[i] === 'behavior' && inPerson.test(letter.units[i]?.flat ?? ''));
const inPerson = late.iu`(?<!\p{L})(?:ich|mir|mich)(?!\p{L})(?! (?:bekannt|berichtet|zu ohren|gesagt))`;

/** Who employs somebody at home. */
const family = late.iu`(?<!\p{L})(?:familie|uns|mir|mich|eltern)(?!\p{L})`;

const colleaguesLed = searchOf(
  late.iu`(?<!\p{L})(?:ihre|seine|die)(?:n|r)? (?:\p{L}+ )?kolleg(?:en|innen)(?: und kolleg(?:en|innen))?(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:leitete|leitet|führte|führt)(?!\p{L})|(?<!\p{L})(?:leitete|leitet|führte|führt)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:ihre|seine|die)(?:n|r)? (?:\p{L}+ )?kolleg(?:en|innen)`,
);
/** „Ihre Kolleginnen in der Gruppe leitete sie vorbildlich an“: where staff are called so, the list names them so. */
const leadsColleagues = (letter: LetterContext): boolean =>
  letter.units.some((unit, at) => letter.parts[at] === 'performance' && colleaguesLed.test(unit));

/** Whoever leads a crew and works in it: the men and women of it are the colleagues. */
const worksInCrew =
  /vor(?:arbeiter|handwerker|frau|mann)|(?:kolonnen|partie|trupp|rotten)führ|obermonteur|erstkraft/iu;

/** One of the trade who rose to lead the team in the house of a single owner: her colleagues are those whom she leads. */
const leadsPeers = (letter: LetterContext): boolean =>
  !titleOfLeader.test(unitsOf(letter, 'introduction')[0]?.flat ?? 'leitung') &&
  letter.sentences.some(
    ({ part, category, graded, grade = 9 }) =>
      part === 'performance' && category === 'leadership' && graded && grade <= 2.6,
  );
const titleOfLeader = /leit|chef|führ|direkt|vorst|head|manager|polier/iu;

/** „Vorgesetzten“ alone: nobody by whom somebody is taught. */
const onlySuperior = late.iu`^\p{L}*vorgesetzte\p{L}*$`;
const fellow = /auszubild|lehrling|lernende|azubi/iu;
const trainer = late.iu`(?<!\p{L})(?:\p{L}+)?(?:ausbild(?:er|ner|end|ungs(?:leit|beauftragt|verantwort|person|personal|team))|lehr(?:meist|kr)|meister|berufsbildner|anleit|mentor|tutor|pat(?:e|in|en)(?!\p{L}))\p{L}*`;

/** A list of superiors, colleagues and other apprentices without those who train them. */
function leavesOutTrainers(letter: LetterContext, persons: readonly PersonMention[]): boolean {
  if (letter.type !== 'ausbildungszeugnis') return false;
  const superiors = persons.filter(({ group }) => group === 'superior');
  if (superiors.length === 0 || !superiors.every(({ text }) => onlySuperior.test(text))) return false;
  if (behaviorUnits(letter).some((at) => trainer.test(letter.units[at]?.flat ?? ''))) return false;
  return (
    persons.some(({ text }) => fellow.test(text)) ||
    letter.signers.some(({ role }) => /ausbild/iu.test(role ?? ''))
  );
}

const byAll =
  /(?:von|bei|gegenüber|mit) allen(?! (?:kolleg|kund|mitarbeiter|gäst|patient|geschäft|gesprächs))|allseits|jedermann|alle (?:ihn|sie) |innerhalb und außerhalb/i;
const inHouse = /innerbetrieblich|im (?:haus|betrieb|unternehmen) |intern/i;
const internal = /innerbetrieblich|intern/i;
/** „den anderen Fahrern gegenüber“: who does the same work is a colleague. */
const peers = late.u`(?<!\p{L})(?:anderen|übrigen|weiteren) (?!Kund|Gäst|Patient|Mandant|Klient|Abteil|Häus|Firm|Stell|Standort|Filial|Betrieb|Unternehm|Bereich|Behörd|Partner|Geschäft|Lieferant|Beteiligt|Menschen)\p{Lu}\p{L}*(?:ern|innen|eren|euren|isten|enten|anten|ärzten|kräften|leuten|ehern|enden)(?!\p{L})`;
/** „dem ärztlichen und pflegerischen Dienst und allen im Sekretariat“, „mit den beiden Helferinnen“: the others, by where they work. */
const inService = late.iu`(?<!\p{L})(?:ärztlichen|pflegerischen|technischen|medizinischen|pädagogischen) (?:und \p{L}+en )?(?:dienst|personal|bereich)(?!\p{L})|(?<!\p{L})(?:pflege|ärzte|lehrer|küchen|service|praxis|labor)(?:dienst|personal|schaft)(?!\p{L})|(?<!\p{L})allen (?:anderen |übrigen |weiteren )?(?:im|in (?:der|unser\p{L}+)) (?:sekretariat|haus|hause|büro|team|betrieb|abteilung|praxis|klinik|küche|station|schule|kanzlei|laden|geschäft|werkstatt|verwaltung|filiale)(?!\p{L})|(?<!\p{L})mit (?:den|ihren|seinen|unseren) (?:beiden |zwei |drei |anderen )?\p{L}*helfer(?:n|innen)(?!\p{L})`;
/** Those who do the work of a house, by what they are. */
const workers =
  '(?:helfer|fahrer|pfleger|verkäufer|techniker|erzieher|entwickler|mechaniker|sachbearbeiter|arbeiter|ranger|gärtner|winzer|bäcker|maler|tischler|maurer|schlosser|elektriker|elektroniker|dachdecker|schreiner|zimmerer|metzger|fleischer|schneider|drucker|optiker|akustiker|sattler|fliesenleger|glaser|buchhändler|former|gießer|schweißer|dreher|fräser|brauer|imker|melker)(?:n|innen)|(?:köch|monteur|installateur|friseur|ingenieur|assistent|lagerist|florist|gesell|matros)(?:en?|innen)|pflegenden|fachangestellten|fachleuten?|freiwilligen|(?:lehr|fach|pflege|service|hilfs)kräften?|schwestern';
/** „gegenüber der Chefin, den Köchen und den Gästen“: behind the superior, and before those who are served. */
const byTrade = lateRegExp(
  `(?<=(?:,|und|sowie) )(?:(?:den|unseren|allen|mit den|zu den) )?(?:(?:beiden|zwei|drei|vier|fünf|anderen|übrigen|weiteren) )?\\p{L}*(?:${workers})(?!\\p{L})`,
  'iu',
);
/** In a weak letter a list is read to the letter. */
const namesByTrade = ({ rating }: LetterContext, flat: string): boolean =>
  (rating.overall?.grade ?? 9) <= 3 && byTrade.test(flat);
const toward = searchOf(
  late.iu`verhalten (?:\p{L}+ ){0,2}gegenüber|gegenüber[^.;]{0,80}(?:verh[ai]|benahm|trat)|verhielt[^.;]{0,60}gegenüber|begegnete`,
);
const worksWithChildren =
  /erzieher|kinderpfleg|kindertag|kindergart|kita|tagesmutter|kinderbetreu|krippe|hort|(?<!fahr|tanz|sport|musik|sprach|hochschul)lehr(?:er|kraft)/i;
/** The titles, the last one and that of the introduction; an intern's tells nothing, the house where he was does. */
const workplace = (letter: LetterContext): string =>
  `${letter.facts.job_title ?? ''} ${(letter.type === 'praktikumszeugnis' ? letter.facts.company : introducedJob(letter)) ?? ''}`;
/** What nobody does but with parents, told among the tasks. */
const withParents = searchOf(
  late.iu`(?<!\p{L})eltern(?:gespräch|arbeit|abend|beratung|kontakt|sprechstund|nachmittag|brief)\p{L}*|(?:gespräch|austausch|zusammenarbeit|beratung|kontakt|absprache|ansprechpartner|auskunft)\p{L}* (?:\p{L}+ ){0,2}(?:mit|der|den|für|zu|von) (?:\p{L}+ ){0,2}(?:eltern|erziehungsberechtigten|sorgeberechtigten)(?!\p{L})|(?<!\p{L})(?:eltern|erziehungsberechtigten?)(?!\p{L}) (?:\p{L}+ ){0,4}(?:beriet|berät|auskunft|gespräche?)(?!\p{L})`,
);
const meetsParents = (letter: LetterContext): boolean =>
  (letter.type === 'arbeitszeugnis' || letter.type === 'zwischenzeugnis') &&
  mayStand(letter, withParents) &&
  unitsOf(letter, 'tasks').some((unit) => withParents.test(unit));

/** Works with children, or with their parents by the tasks, and nowhere a word on them. */
const leavesOutParents = (letter: LetterContext): boolean =>
  (worksWithChildren.test(workplace(letter)) || meetsParents(letter)) &&
  !letter.sentences.some(
    ({ part }, i) => !silentParts.has(part) && namesParents.test(letter.units[i] as Unit),
  );
const namesParents = searchOf(
  late.iu`(?<!\p{L})(?:eltern\p{L}*|erziehungsberechtigt\p{L}*|sorgeberechtigt\p{L}*|familien?|angehörige\p{L}*)(?!\p{L})`,
);

/** In a law or tax firm the partners are the employers. */
const ledByPartners = (letter: LetterContext, flat: string): boolean =>
  partners.test(flat) && ledTogether.test(headsOf(letter));

const partners = late.iu`(?<!\p{L})partner(?:n|innen)?(?!\p{L})`;
const ledTogether =
  /beratung|advisory|consult|agentur|kanzlei|anwält|anwalt|notar|sozietät|partg|steuerberat|wirtschaftsprüf|partner/i;

/** The house and the functions of those who sign. */
const headsOf = (letter: LetterContext): string =>
  `${letter.facts.company ?? ''} ${letter.signers.map(({ role }) => role ?? '').join(' ')}`;

/** Who works for a profession bears its name as well: „Tierarzthelferinnen“, „Notarfachangestellte“. */
const helpers = late.giu`(?<!\p{L})\p{L}+(?:helfer|hilfe|gehilf|angestellt|sekret|assistent(?!zarzt|zärzt)|schwester)\p{L}*`;

/** „gegenüber den Notaren“ where a notary signs: who runs the practice is the superior. */
function ledByProfession(letter: LetterContext, flat: string): boolean {
  const heads = headsOf(letter);
  const name = familyOf.exec(flat)?.groups?.['name'];
  if (name !== undefined && (heads.includes(name) || letter.signers.some((one) => one.name.includes(name))))
    return true;
  const told = flat.replaceAll(helpers, ' ');
  return professions.some((one) => one.test(heads) && one.test(told));
}

/** „gegenüber der Reederei“ where the „Reeder“ signs, „gegenüber Verlegern“ where a „Verlegerin“ does: by the function under the name. */
const ledBySigner = ({ signers }: LetterContext, flat: string): boolean =>
  signers.some(({ role }) => {
    const stem = headOf.exec(role ?? '')?.groups?.['stem'];
    return (
      stem !== undefined &&
      !ofClients.test(stem) &&
      ` ${flat.replaceAll(helpers, ' ')}`.toLowerCase().includes(` ${stem.toLowerCase()}`)
    );
  });
/** A single noun that tells what somebody is: „Reeder“, „Gastgeberin“, „Wirt“. */
const headOf = late.u`^(?<stem>\p{Lu}\p{Ll}{3,}?)(?:in)?(?:,? (?:und|&) .*)?$`;
const ofClients = /kund|mandant|patient|gäst|prokur|partner/iu;

const familyOf = late.u`(?<!\p{L})Familie (?<name>\p{Lu}[\p{L}-]+)`;

const professions: readonly RegExp[] = [
  /anw[aä]lt/i,
  late.iu`(?<!\p{L})notar(?:e|en|in|innen|s)?(?!\p{L})|notariat`,
  late.iu`[aä]rzt|(?<!\p{L})arztpraxis|zahnmedizin`,
  /steuerberat/i,
  /wirtschaftsprüf/i,
  late.iu`apothek(?:er|e(?!\p{L}))`,
  /architekt/i,
  /pfarr|pastor/i,
  /therapeut|logopäd|physio|hebamme/i,
  /sachverständig/i,
  /landwirt/i,
];

/** Own staff, under any of its names. */
function namesStaff(persons: readonly PersonMention[], flat: string): boolean {
  return (
    persons.some(({ group, text }) => group === 'staff' || ownStaff.test(text)) ||
    asSuperior.test(flat) ||
    ofTrade.test(flat)
  );
}

/**
 * Where a list tells toward whom somebody behaved, staff belong into it: that they were led well is told elsewhere, and
 * makes up for nothing.
 */
function namesStaffInConduct(letter: LetterContext, at: readonly number[]): boolean {
  const told = at.filter((i) => letter.parts[i] === 'behavior' || toward.test(letter.units[i] as Unit));
  const persons = told.flatMap((i) => letter.personsAt(i));
  return namesStaff(persons, told.map((i) => letter.units[i]?.flat ?? '').join(' '));
}

/** „Die ihr unterstellten Mitarbeitenden schätzen ihre faire Art sehr“: how they were met, in their own eyes. */
const isEsteemedByStaff = (letter: LetterContext): boolean =>
  mayStand(letter, esteemed) &&
  unitsOf(letter, 'performance', 'summary', 'behavior').some((unit) => esteemed.test(unit));
const esteemed = searchOf(
  late.iu`(?<!\p{L})(?:(?:unterstellt|anvertraut|geführt)\p{L}*|(?:ihre|seine)[nr]?) (?:\p{L}*(?:mitarbeit|beschäftigt|fachkräfte|lehrling|monteur|gesell)\p{L}*|leuten?|team|mannschaft)(?!\p{L})[^.]*(?<!\p{L})(?:schätz(?:en|ten|t|te)|achte(?:n|ten)|mochten|mögen)(?! (?:sich|einander))(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:art|umgang|ton|verhalten|fairness|offenheit|sie|ihn|weise|führungsstil)(?!\p{L})`,
);

const ownStaff = /mitarbeit|team|beschäftigt|belegschaft|mannschaft/i;
/** „zu ihrer Brigade“, „gegenüber seinen Monteuren und Helfern“: staff by the name that the trade has for them. */
const ofTrade = late.iu`(?<!\p{L})(?:männern?|frauen|leuten?|mitgliedern?|damen|herren|kräften?) (?:seiner|ihrer|seines|ihres) \p{L}+|(?<=(?:,|gegenüber|und|sowie|auch|zu|mit|von|bei|als) )(?:ihre[rmn]?|seine[rmn]?) (?:\p{Ll}+[nrm] )?(?:\p{L}*(?:brigade|crew|equipe|kolonne|truppe|besatzung|schicht|(?<!berufs|besucher|alters)gruppe)|\p{L}*(?:${workers}|lehrlinge?n?|auszubildenden|kräften?|leuten?|(?:meister|trainer|gruppenleiter|teamleiter|abteilungsleiter|filialleiter)(?:n|innen)))(?!\p{L})`;
const asSuperior = /als vorgesetzte|führungsverhalten|unterstellt/i;

/** Praise in the eyes of customers elsewhere in the ratings counts, too. */
function namesCustomers(letter: LetterContext): boolean {
  return letter.sentences.some(({ graded, part, category, text }, at) => {
    const unit = letter.units[at];
    if (part === 'tasks' || part === 'company' || unit === undefined || onlyServes(unit)) return false;
    if (graded && category === 'external-behavior') return true;
    // „bediente sie aufmerksam“ is praise, though the sentence be taken for a task.
    return (
      (graded || part === 'performance') &&
      (kind.test(text) || sought.test(text)) &&
      letter.personsAt(at).some(({ group }) => group === 'external')
    );
  });
}

const kind =
  /freundlich|geschätzt|beliebt|höflich|zuvorkommend|einfühl|geduld|umgang|auftreten|vertrauen|gelassen|zugewandt|herzlich|hilfsbereit|respekt|wertschätz|aufmerksam/i;
/** „Gäste setzten sich gern auf seinen Stuhl“, „Kunden fragten ausdrücklich nach ihr“ */
const sought = late.iu`(?<!\p{L})(?:kamen|kommen|setzten|setzen|ließen|lassen|wandten|wenden|kehrten|gingen|blieben|warteten|buchten|fragten|verlangten|baten)(?!\p{L})[^.;]*(?<!\p{L})(?:gerne?|am liebsten|ihretwegen|seinetwegen|ausdrücklich|eigens|(?:nach|zu) (?:ihm|ihr))(?!\p{L})`;
