import { late, lateRegExp } from '../german/late.ts';
import { searched, searchOf } from '../german/sieve.ts';
import { findPersons } from '../german/persons.ts';
import { served } from '../knowledge/clause-words.ts';
import type { Category } from '../letter/category.ts';
import { gradeSentence, type GradedSentence, ungraded } from './grade-sentence.ts';
import { tellsEarlierState } from './earlier-state.ts';
import { isGeneralTruth } from './general-truth.ts';
import { isAloneByNow } from './record.ts';
import { isSatisfaction } from './satisfaction.ts';
import { withoutToldAround } from './told-around.ts';
import { toldInFavour } from './told-in-favour.ts';
import type { Unit } from './units.ts';

const behaves = searchOf(
  late.iu`(?<!\p{L})(?:verhalten (?:\p{L}+ ){0,4}(?:gegenüber|zu|zur|im umgang)|verh(?:ielt|ält) .{0,60}(?:gegenüber|zu)|verhalten(?! (?:gegenüber|zu)) .{0,60}gegenüber|zu[mr]? .{3,120} (?:war|ist) (?:sein|ihr) (?:\p{L}+ )?(?:verhalten|benehmen))(?!\p{L})`,
);

/** „Herr Gruber geht in Rente.“ tells how it ended and rates nobody. */
const leaves = searchOf(
  late.iu`(?<!\p{L})(?:geht|tritt|wechselt) .{0,40}(?:rente|ruhestand)|(?:verlässt|verließ) (?:uns|unser\p{L}*|das|die|den)(?!\p{L})|(?:scheidet|schied) .{0,60}(?<!\p{L})aus(?!\p{L})|verhältnis .{0,30}(?:endet|beendet)|(?<!\p{L})(?:hat|haben) (?:\p{L}+ ){0,4}(?:selbst|selber|von sich aus) gekündigt|kündigte (?:\p{L}+ ){0,3}(?:selbst|selber|von sich aus)(?!\p{L})`,
);
const feels = /bedau(?:er|re)|dank|wünsch|verlieren|schade|erfolg/i;

const people = `${served}|\\p{L}*(?:auftraggeber|kolleg|partner|schüler|lehrkräft|ärzt|kinder|leute|stamm)\\p{L}*`;
/** „Viele Stammkunden ließen sich bevorzugt von ihr beraten.“: others are the subject, and they come to the person. */
const sought = searchOf(
  lateRegExp(
    `^(?:\\p{L}+ ){0,3}?(?:${people})(?: \\p{L}+){0,3}? (?:ließen sich [^.;]{0,40}von (?:ihm|ihr) \\p{L}+|(?:verlangten|fragten) [^.;]{0,30}nach (?:ihm|ihr)(?: \\p{L}+)?|wandten sich [^.;]{0,30}an (?:ihn|sie)|(?:haben|teilten) uns [^.;]{0,30}(?:zufriedenheit|dank|lob)(?!\\p{L})[^.;]{0,40}|(?:dankten|lobten|empfahlen) (?:ihn|sie|ihm|ihr)(?!\\p{L})[^.;]{0,40})\\.?$`,
    'iu',
  ),
);
/** „Viele Kundinnen wollten nur zu ihr“, „sind seine Freunde geworden“: „nur“ limits nothing here. */
const preferred = searchOf(
  lateRegExp(
    `^(?:\\p{L}+ ){0,3}?(?:${people}) (?:(?:(?:wollten|wollen|gingen|kamen|ließen sich|buchten|verlangten|schworen|schwören) (?:(?:nur|am liebsten|ausschließlich|eigens|immer|stets|sogar|wieder|ausdrücklich) )*(?:(?:zu|von|bei|nach) (?:ihm|ihr)|auf (?:ihn|sie)|ihretwegen|seinetwegen|wegen (?:ihm|ihr))|(?:sind|wurden) (?:seine|ihre) freunde|wird (?:er|sie)[^.;]* (?:angefordert|verlangt|empfohlen|gebucht))(?!\\p{L})[^.;]{0,30})\\.?$`,
    'iu',
  ),
);
/** „Schon nach wenigen Wochen übertrugen wir ihm das Projekt“: what somebody was given tells of trust, and no grade. */
const trusted = searchOf(
  late.iu`^(?:bereits |schon )?nach (?:nur |kaum )?(?:wenige[nr]?|kurze[rm]|eine[rm]|zwei|drei|vier|sechs|der) (?:\p{L}+ )?(?:tage?n?|wochen?|monate?n?|jahre?n?|zeit|einarbeitung|probezeit) (?:übertrugen|übergaben|überließen|vertrauten|konnten) (?:wir|ich) (?:ihm|ihr|herrn \p{L}+|frau \p{L}+)(?!\p{L})`,
);
/** „Ein Angebot zur Übernahme hat sie nicht angenommen“ */
const declined = searchOf(
  late.iu`^(?:ein|das|unser)\p{L}* angebot (?:zur|auf|einer|zu einer|für eine) [^.;]{0,60} hat [^.;]{0,60}(?:nicht (?:angenommen|wahrgenommen)|abgelehnt|ausgeschlagen)(?!\p{L})`,
);
/** „… habe ich ihr das folgende Zeugnis gern zugesagt“: told of the letter, not of the work. */
const ofLetter = searchOf(
  late.iu`(?<!\p{L})(?:das|dieses|ein) (?:folgende |vorliegende |nachstehende )?\p{L}*zeugnis(?!\p{L})[^.;]{0,60}(?:zugesagt|versprochen|ausgestellt|erteil\p{L}*|schreibe)(?!\p{L})|wie man so etwas|so etwas zum ersten mal`,
);
/** „hatte die Schlüssel zu vielen Wohnungen und kaufte mit deren Geld ein“: what somebody was trusted with. */
const entrusted = searchOf(
  late.iu`(?<!\p{L})(?:hatte|besaß|bekam|verwahrte|führte|verwaltete|waren)(?!\p{L})[^.;]{0,40}\p{L}*(?:schlüsseln?|vollmacht|haushaltskasse|barkasse)(?!\p{L})|(?<!\p{L})(?:mit|für) (?:deren|dessen|ihrem|seinem) geld(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:ein|ab)(?!\p{L})|(?<!\p{L})hob(?!\p{L})[^.;]{0,40} geld ab(?!\p{L})|(?<!\p{L})ging(?!\p{L})[^.;]{0,30}\p{L}*(?:geld|geldern|beträgen|bargeld) um(?!\p{L})`,
);
/** „An manchem Feierabend blieb sie und übte weiter“: practice in one's own time, told as a scene. */
const practised = searchOf(
  late.iu`(?<!\p{L})(?:feierabend|dienstschluss|dienstende|ladenschluss|arbeitsschluss|abende?n?|samstage?n?|sonntage?n?|wochenenden?|freizeit|zu hause|daheim)(?!\p{L})[^.;]*(?<!\p{L})(?:übte|übten|üben|weiterübte|probierte|las|lernte|trainierte|bastelte|zeichnete|experimentierte)(?!\p{L})|(?<!\p{L})(?:abende?n?|feierabend|dienstschluss)(?!\p{L})[^.;]*(?<!\p{L})(?:freiwillig|von sich aus|aus eigenem antrieb|ohne aufforderung)(?!\p{L})`,
);
/** „Als Wahlqualifikation hat sie Langhaarfrisuren gewählt“, „Gern hätte ich sie übernommen, aber sie geht nach …“ */
const chosen = searchOf(
  late.iu`^als (?:wahl|schwerpunkt|vertiefungs|neigungs)\p{L}+ (?:hat|wählte|belegte|nahm) (?:er|sie|frau|herr)(?!\p{L})|(?<!\p{L})(?:hätten?(?!\p{L})[^.;]{0,30}(?<!\p{L})gerne?|gerne? hätten?)(?!\p{L})[^.;,]{0,50}(?:übernommen|behalten|gehalten|weiterbeschäftigt)(?!\p{L})`,
);
const butNot = late.iu`(?<!\p{L})(?:nicht|kaum|selten|nie|ungern|männlich\p{L}*|weiblich\p{L}*|damen|nur|manche|einige|einzelne|beschwer\p{L}*)(?!\p{L})`;

/**
 * What a unit says that the sentence alone was misread for: „Verhalten gegenüber …“ speaks of behaviour, whoever is
 * named; of two statements parted by a semicolon the formula decides.
 */
export function refineSentence(unit: Unit, graded: GradedSentence): GradedSentence {
  if (graded.graded && unit.flat.length < 110 && leaves.test(unit) && !feels.test(unit.flat))
    return ungraded(graded.hint);
  if (graded.hint !== undefined && isGeneralTruth(unit)) return ungraded();
  if (unit.flat.length < 160 && ofLetter.test(unit) && (graded.grade ?? 9) > 3) return ungraded(graded.hint);
  // No word of rating: readers who look for one find the worst.
  if (unit.flat.length < 140 && (graded.grade ?? 9) > 2.5 && sought.test(unit) && !butNot.test(unit.flat))
    return ungraded();
  if (unit.flat.length < 110 && (graded.grade ?? 9) > 2.5 && preferred.test(unit)) return ungraded();
  // What is told in somebody's favour needs no reading between the lines.
  if (graded.hint !== undefined && toldInFavour(unit)) {
    const { hint: _, ...told } = graded;
    return (graded.grade ?? 0) >= failing ? ungraded() : told;
  }
  if ((graded.grade ?? 0) >= failing && (tellsEarlierState(unit) || beatsMost(unit))) return ungraded();
  const told = (graded.grade ?? 0) >= failing ? withoutToldAround(unit) : null;
  if (told !== null) {
    const { hint: _, evidence, ...again } = gradeSentence(told);
    void evidence;
    if (again.graded && (again.grade ?? 9) <= praising && (again.confidence ?? 0) >= surelyPraising)
      return asBehavior(unit, { ...again, evidence: [] });
  }
  if (unit.flat.length < 160 && (graded.grade ?? 9) > 2.5 && (trusted.test(unit) || declined.test(unit)))
    return ungraded(graded.hint);
  if (unit.flat.length < 160 && (graded.grade ?? 9) > 2.5 && (tellsFact(unit) || isAloneByNow(unit)))
    return ungraded();
  return ofRules(
    unit,
    asBehavior(
      unit,
      byFormula(unit, graded.graded ? inGoodTerms(unit, inPlainWords(unit, graded)) : plainly(unit, graded)),
    ),
  );
}

/** From here on a sentence is read as blame. */
const failing = 3.5;
/** „pünktlicher als im Durchschnitt der Küste“ */
const average = searchOf(
  late.iu`(?<!\p{L})(?!langsamer|schlechter|seltener|teurer|weniger|länger|häufiger|ungenauer|später|schwächer|niedriger|öfter)\p{L}{3,}er(?:e[nrsm]?)? (?:\p{L}+ ){0,5}als (?:im (?:durchschnitt|schnitt|mittel)|der (?:durchschnitt|schnitt)|die meisten)(?!\p{L})`,
);
const beatsMost = (unit: Unit): boolean => average.test(unit) && !taken.test(unit.flat);
/** What is left of it without others and their troubles is praise. */
const praising = 2.4;
const surelyPraising = 0.6;

/** „Im zweiten Jahr arbeitete er überwiegend im Fensterbau“, „Bei Bedarf fährt sie das Streufahrzeug“: where and what. */
export const placed = searchOf(
  late.iu`arbeitete (?:er|sie|frau \p{L}+|herr \p{L}+) (?:überwiegend|vorwiegend|hauptsächlich|meist) (?:im|in|am|an|auf|bei) [^.;]{4,60}(?:[.,]|$)|^bei bedarf (?:fährt|fuhr|bedient|bediente|übernimmt|übernahm|vertritt|vertrat|fertigt|fertigte|hilft|half) (?:er|sie)(?!\p{L})`,
);

/** „hätten ihn gern übernommen, danken ihm für …“ is a farewell, and rated as one. */
const takesLeave = late.iu`(?<!\p{L})(?:danken?|wünschen?)(?!\p{L})`;
const tellsFact = (unit: Unit): boolean =>
  (placed.test(unit) ||
    entrusted.test(unit) ||
    practised.test(unit) ||
    (chosen.test(unit) && !takesLeave.test(unit.flat))) &&
  !taken.test(unit.flat);
/** What takes something from it: what was not given, what had to be, what was in vain. */
const taken = late.iu`(?<!\p{L})(?:nicht|kein\p{L}*|nie|nur|lediglich|kaum|selten|erst|noch immer|trotzdem|dennoch|vergeblich|bemüh\p{L}*|versuch\p{L}*|muss\p{L}*|vergaß|vergess\p{L}*|verl(?:or|ier)\p{L}*|fehl\p{L}*|beschwer\p{L}*|kolleg\p{L}*|feier(?:te|n)|bier|runde)(?!\p{L})`;

const colloquial = searchOf(
  late.u`(?<!\p{L})(?:unheimlich|wahnsinnig|unglaublich|unwahrscheinlich|irrsinnig|irre)(?= \p{Ll})`,
);

/** „Sie hat unheimlich schnell begriffen“: what people say for „sehr“. */
function inPlainWords(unit: Unit, graded: GradedSentence): GradedSentence {
  const match = (graded.grade ?? 0) > 2.5 ? colloquial.exec(unit) : null;
  if (match === null) return graded;
  const again = gradeSentence(unit.text.replace(match[0], 'sehr'.padEnd(match[0].length)));
  return again.graded && (again.grade ?? 9) < (graded.grade ?? 9)
    ? { ...again, evidence: again.evidence.filter(({ text }) => !text.includes('sehr')) }
    : graded;
}

const gotOn = searchOf(
  late.iu`(?<!\p{L})mit (?<whom>(?:allen |den |seinen |ihren |sämtlichen |seinem |ihrem |dem |der )?[^.;,]{3,80}?)(?: (?:kam|kommt) (?:er|sie|frau [\p{L}-]+|herr [\p{L}-]+)(?: (?:stets|immer|jederzeit))?|(?<=(?:kam|kommt) (?:er|sie|(?:frau|herr) [\p{L}-]+)(?: (?:stets|immer|jederzeit))? mit [^.;,]{3,80})) (?:stets |immer |jederzeit )?(?:bestens|hervorragend|ausgezeichnet|glänzend|prächtig|blendend|wunderbar|sehr gut|ganz ausgezeichnet) (?:aus|zurecht)(?=\.?$)`,
);
/** „Mit allen Kolleginnen und Kollegen kam er bestens aus“: plain praise, however seldom it is written so. */
function inGoodTerms(unit: Unit, graded: GradedSentence): GradedSentence {
  const match = (graded.grade ?? 9) > 2.5 ? gotOn.exec(unit) : null;
  if (match === null) return graded;
  const always = /(?<!\p{L})(?:stets|immer|jederzeit)(?!\p{L})/iu.test(match[0]) ? 'stets ' : '';
  const again = gradeSentence(
    `Sein Verhalten gegenüber ${match.groups?.['whom'] ?? 'Kollegen'} war ${always}sehr gut.`,
  );
  return again.graded ? { ...again, evidence: [] } : graded;
}

const rules = searchOf(
  late.iu`(?:sicherheit|unfallverhütung|arbeitsschutz|brandschutz|hygiene)\p{L}*(?!\p{L})[^.;]{0,60}(?:beacht|eingehalten|einhalt|hielt|hält|befolg)|(?:beacht|befolg|hielt|hält)\p{L}*(?!\p{L})[^.;]{0,60}(?:sicherheits|unfallverhütungs|arbeitsschutz|brandschutz|hygiene)\p{L}*`,
);
const fitting: ReadonlySet<string> = new Set(['reliability-honesty', 'leadership', 'integrity']);

/** „Die Unfallverhütungsvorschriften hielt er ein“ speaks of how he worked, whatever else it resembles. */
function ofRules(unit: Unit, graded: GradedSentence): GradedSentence {
  if (!graded.graded || graded.category === undefined || fitting.has(graded.category)) return graded;
  if (graded.categories.length > 2 || !rules.test(unit) || unit.flat.length > 120) return graded;
  return { ...graded, category: 'working-method', categories: ['working-method'] };
}

const turned = searchOf(
  /^(?:zum?r?|gegenüber|bei|mit|im umgang mit) [^.;]{5,160} (?<was>war|ist) (?<whose>sein|ihr) (?<noun>(?:persönliches |dienstliches )?verhalten|benehmen|umgang|auftreten) (?<praise>[^.;:]{3,60})\.?$/iu,
);

/** „Zum Vorstand, zu den Trainern und zu den Gästen war sein Verhalten einwandfrei.“ A long list hides the praise. */
function plainly(unit: Unit, graded: GradedSentence): GradedSentence {
  const groups = turned.exec(unit)?.groups;
  if (groups === undefined || findPersons(unit.flat).length === 0) return graded;
  const { was, whose = '', noun, praise } = groups;
  const again = gradeSentence(`${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${noun} ${was} ${praise}.`);
  const { evidence, ...rest } = again;
  void evidence;
  return again.graded ? { ...rest, evidence: [] } : graded;
}

function asBehavior(unit: Unit, graded: GradedSentence): GradedSentence {
  if (graded.category === 'external-behavior' && toThemOnly(unit))
    return { ...graded, category: 'internal-behavior', categories: ['internal-behavior'] };
  if (!graded.graded || isBehavior(graded.category)) return graded;
  const manner = graded.category !== undefined && manners.has(graded.category) && conduct.test(unit);
  if (!manner && !behaves.test(unit)) return graded;
  const groups = new Set(findPersons(unit.flat).map(({ group }) => group));
  if (groups.size === 0) return graded;
  if (manner && !behaves.test(unit)) {
    if (groups.size > 1 || !groups.has('external')) return graded;
    return {
      ...graded,
      category: 'external-behavior',
      categories: ['external-behavior', ...graded.categories],
    };
  }
  const external = groups.has('external');
  const category = external && groups.size === 1 ? 'external-behavior' : 'internal-behavior';
  const categories: Category[] = [category, ...(external ? (['external-behavior'] as const) : [])];
  return { ...graded, category, categories: [...new Set(categories)] };
}

/** Traits for which the reader takes praise of how somebody meets customers. */
const manners: ReadonlySet<Category> = new Set<Category>([
  'appearance',
  'conflict-management',
  'assertiveness',
]);
const conduct = searchOf(
  late.iu`(?<!\p{L})(?:gegenüber|begegne\p{L}*|schätz(?:t|ten|te)|geschätzt|auftreten|trat|tritt|höflich|freundlich|korrekt|(?:hinterl(?:ieß|ässt)|macht)[^.;]{0,60}eindruck)(?!\p{L})`,
);

/** „Sein Verhalten ihnen gegenüber“ goes on about the colleagues of the sentence before; customers would be named. */
const toThemOnly = (unit: Unit): boolean =>
  /(?<!\p{L})ihnen gegenüber|gegenüber ihnen(?!\p{L})/iu.test(unit.flat) &&
  findPersons(unit.flat).length === 0;

const isBehavior = (category: Category | undefined): boolean =>
  category === 'internal-behavior' || category === 'external-behavior';

/** Two statements in one sentence confuse the reader: the surest half that holds the formula gives the grade. */
function byFormula(unit: Unit, graded: GradedSentence): GradedSentence {
  if (!graded.graded || (graded.confidence ?? 1) >= 0.85 || !unit.text.includes(';')) return graded;
  if (!isSatisfaction(unit)) return graded;
  const halves = unit.text
    .split(';')
    .filter((half) => isSatisfaction(searched(half)))
    .map((half) => gradeSentence(half.trim()))
    .filter((half) => half.graded && (half.confidence ?? 0) > (graded.confidence ?? 0))
    .toSorted((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0));
  const best = halves[0];
  if (best?.grade === undefined || best.range === undefined || best.confidence === undefined) return graded;
  const { grade, range, confidence } = best;
  return { ...graded, grade, range, confidence };
}
