import { late } from '../german/late.ts';
import type { ModuleGroup } from '../letter/module.ts';
import { occupationGroupOf } from './occupations.ts';
import type { Proved } from './pattern.ts';

/**
 * Titles whose work is another than that of the group by which readers judge them: a dispatcher stands with the warehouse,
 * but works at a desk. `group` says whose text modules suit; null: only those that suit everybody.
 */
export interface ModuleGroupRule extends Proved {
  readonly titles: RegExp;
  readonly group: ModuleGroup | null;
  /** Only for titles of these groups; all when absent. */
  readonly within?: readonly (ModuleGroup | null)[];
}

const source = 'Arbeitszeugnisse der Berufe; Bausteine in knowledge/modules/for-*.ts';

/** The first that fits counts; where none does, the group of the occupation. */
export const moduleGroupRules: readonly ModuleGroupRule[] = [
  {
    id: 'freight',
    titles: late.iu`(?<!personal)disponent|disposition|dispatch|speditions|spediteur|spedition|frachtsach|tourenplan|logistik(?:kauf|planer|referent|koordinat)|(?:kauf(?:mann|frau|leute)).*(?:logistik|luftverkehr|schifffahrt)`,
    group: 'office',
    matches: [
      'Disponent',
      'Speditionskaufmann',
      'Kauffrau für Spedition und Logistikdienstleistung',
      'Tourenplaner',
    ],
    silent: ['Fachkraft für Lagerlogistik', 'Personaldisponentin', 'Staplerfahrer'],
    source,
    note: 'Sie planen und rechnen; Material und Maschinen bewegen andere.',
  },
  {
    id: 'desks',
    titles: /büro|office|assisten|sekretär|sachbearbeit|kaufmann|kauffrau|kaufleute|referent/iu,
    group: 'office',
    within: ['office', 'accounting', 'public', 'logistics', null],
    matches: ['Assistentin der Geschäftsführung', 'Kauffrau für Büromanagement', 'Sachbearbeiterin Logistik'],
    silent: ['Geschäftsführerin', 'Assistenzärztin', 'Kaufmann im Einzelhandel'],
    source,
    note: 'Wer am Schreibtisch sitzt, behält die Sätze über Vorgänge und Schriftverkehr, auch wenn „Management“ im Titel steht.',
  },
  {
    id: 'desks-of-sales',
    titles: /assisten|sachbearbeit/iu,
    group: 'office',
    within: ['sales'],
    matches: ['Vertriebsassistentin', 'Sachbearbeiter Vertrieb'],
    silent: ['Verkaufsberaterin im Außendienst', 'Verkaufsassistentin'],
    source,
    note: 'Sie bearbeiten Aufträge; Umsatzziele haben andere.',
  },
  {
    id: 'bank-and-insurance',
    titles: late.iu`bank(?:kauf|fach|lehr)|sparkassenkauf|versicherungs(?:kauf|fach)|versicherungen und finanz|immobilienkauf|krankenkasse`,
    group: 'office',
    matches: ['Bankkaufmann', 'Versicherungskauffrau', 'Kaufmann für Versicherungen und Finanzanlagen'],
    silent: ['Bankberater', 'Versicherungsmakler', 'Immobilienmaklerin'],
    source,
    note: 'Der Beruf umfasst Konten, Kredite und Verträge; verkauft wird nur auf manchen Stellen.',
  },
  {
    id: 'service-engineers',
    titles: late.iu`servicetechnik|kundendiensttechnik|kundendienstmont|servicemonteur|außendiensttechnik|(?:techniker|monteur)(?:in)? im außendienst|haustechnik|gebäudetechnik`,
    group: 'craft',
    matches: ['Servicetechniker', 'Kfz-Servicetechnikerin', 'Haustechniker'],
    silent: ['Servicekraft', 'Servicemitarbeiterin', 'Techniker'],
    source,
    note: 'Sie reparieren; Auskunft über Waren geben andere.',
  },
  {
    id: 'heads',
    titles: late.iu`geschäftsführ|vorstand|head of|direktor|prokurist|(?<!beg)(?<!schicht)leiter(?!in? für (?:den )?nachwuchs)|(?<!rohr)(?<!schicht)leitung|manag|beauftragt|(?<!bank)(?<!anlage)(?<!vermögens)(?<!verkaufs)(?<!kunden)berater|consultant|projekt|marketing|übersetz|dolmetsch|gestalt`,
    group: null,
    matches: [
      'Logistikleiter',
      'Filialleiterin',
      'Abteilungsleiterin',
      'Geschäftsführer',
      'Unternehmensberaterin',
    ],
    silent: ['Schulbegleiter', 'Schichtleiter', 'Bankberaterin'],
    source,
    note: 'Wer leitet oder berät, tut nicht mehr, was die Gruppe täglich tut. Verkauf und Technik unten bleiben.',
  },
  {
    id: 'drivers-and-carriers',
    titles: late.iu`(?<!anlagen)(?<!stapler)(?<!bagger)(?<!lader)(?<!traktor)(?<!maschinen)(?<!service)(?<!harvester)fahrer|kraftfahr(?!zeug)|kurier|zustell|briefträg|postbot|(?<!\p{L})bot(?:e|in)(?!\p{L})|triebfahrzeug|lokführ|lokomotivführ|flugbegleit|zugbegleit|schaffner`,
    group: null,
    matches: ['Berufskraftfahrer', 'Busfahrerin', 'Zusteller', 'Triebfahrzeugführerin', 'Flugbegleiterin'],
    silent: ['Kraftfahrzeugmechatroniker', 'Lagerist', 'Anlagenfahrer'],
    source,
    note: 'Weder Material und Maschinen noch Waren.',
  },
  {
    id: 'kitchens-and-animals',
    titles: late.iu`koch(?!buch)|köchin|küche|(?:bäcker|konditor|metzger|fleischer)(?!\p{L}*verk)|tierpfleg|melker|bestatt`,
    group: null,
    matches: ['Koch', 'Küchenhilfe', 'Konditorin', 'Tierpflegerin'],
    silent: ['Bäckereifachverkäuferin', 'Landwirt', 'Kochbuchautorin'],
    source,
    note: 'Lebensmittel und Tiere sind kein Material.',
  },
  {
    id: 'independent-professions',
    titles: late.iu`(?<!staats)anw[aä]lt(?:in)?(?!\p{L})|jurist|steuerberater|wirtschaftsprüf`,
    group: null,
    matches: ['Rechtsanwältin', 'Unternehmensjurist', 'Wirtschaftsprüfer'],
    silent: ['Rechtsanwaltsfachangestellte', 'Steuerfachangestellter'],
    source,
    note: 'Ablage und Schriftverkehr erledigen andere.',
  },
  {
    id: 'laboratories',
    titles: late.iu`laborant|labor|prüfer(?:in)?(?!\p{L})|(?:medizinische[rn]?|medizinisch-technische[rn]?) (?:technolog|labor)`,
    group: null,
    matches: ['Chemielaborantin', 'Qualitätsprüfer'],
    silent: ['Bauzeichnerin', 'Ingenieur'],
    source,
    note: 'Sie führen keine Projekte.',
  },
  {
    id: 'pharmacies-and-animal-practices',
    titles: late.iu`apothek|pharmaz|tiermedizin|tierarzt`,
    group: null,
    matches: ['Apothekerin', 'Tiermedizinische Fachangestellte', 'Pharmazeutisch-technischer Assistent'],
    silent: ['Medizinische Fachangestellte'],
    source,
    note: 'Ihnen sind keine Menschen zur Betreuung anvertraut.',
  },
  {
    id: 'teachers',
    titles: late.iu`lehrer|dozent|trainer|lehrkraft|ausbilder|berufsbildner|bildungsreferent`,
    group: null,
    matches: ['Lehrerin', 'Fitnesstrainer', 'Ausbilder'],
    silent: ['Erzieherin', 'Sozialpädagoge'],
    source,
    note: 'Sie unterrichten; Tagesablauf und Betreuung gehören zu Heimen und Kitas.',
  },
];

/** Leaders whose own trade stays what their group does: who heads sales sells, who plans technically plans. */
const own =
  /vertriebs|verkaufsleit|gebiets|bezirks|account|key|bauleit|projekt(?:ingenieur|techn)|entwicklungs|konstruktions|software|it-|pflege|stations|wohnbereichs/iu;
const stays: ReadonlySet<string> = new Set(['sales', 'technical', 'it', 'care']);

/** The rule that a title falls under, if any. */
export function moduleGroupRuleOf(jobTitle: string): ModuleGroupRule | undefined {
  const group = groupOf(jobTitle);
  return moduleGroupRules.find(
    ({ titles, within = [group] }) => within.includes(group) && titles.test(jobTitle),
  );
}

const groupOf = (jobTitle: string): ModuleGroup | null =>
  (occupationGroupOf(jobTitle)?.id ?? null) as ModuleGroup | null;

/** The group whose text modules suit a job title, or null. */
export function moduleGroupOf(jobTitle: string): ModuleGroup | null {
  const group = groupOf(jobTitle);
  const rule = moduleGroupRuleOf(jobTitle);
  if (rule === undefined) return group;
  return rule.id === 'heads' && group !== null && stays.has(group) && own.test(jobTitle) ? group : rule.group;
}
