import { lateRegExp } from '../german/late.ts';
import { type Search, type Searched, searchOf } from '../german/sieve.ts';
import { ofPerson } from './of-others.ts';

/**
 * Facts that name a trouble and blame nobody, or blame others: what somebody found out, put right or prevented, what is
 * the rule for all, how things stood before. Their words alone read as weak.
 */
const who = '(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)(?!\\p{L})';
const his = '(?<!\\p{L})(?:ihre?|seine?)[nmrs]?(?!\\p{L})';
const told = (source: string): Search => searchOf(lateRegExp(source, 'iu'));

/** What turns a bad state: „bis sie das Mandat übernahm“, „nachdem er abschließbare Fächer angeregt hatte“. */
const turns =
  '(?:übernahm|annahm|kam|eintrat|dazukam|begann|anfing|rief|einführte|anregte|ordnete|umstellte|eingriff|half|löste|schulte|(?:übernommen|angenommen|eingeführt|angeregt|geschult|entwickelt|eingerichtet|umgestellt|neu geordnet|geordnet|gelöst|gefunden|beschafft|organisiert|gezeigt|erklärt) hatte)';
const untilHer = told(
  `^[^,;]*, (?:bis|ehe|bevor|(?:erst )?nachdem|seit(?:dem)?) ${who} (?:[^,;]{0,60} )?${turns}\\.?$`,
);
const beforeComma = /^[^,;]*/u;

const workmates =
  '\\p{L}*(?:kolleg|mitarbeit|kräfte|kund|gäst|schüler|kinder|mieter|praktikant|auszubild|lehrling|teilnehm|patient|bewohn|mandant|fahrg|aushilf|besuch|käufer|eltern|angehörig)\\p{L}*';
/** „Sie arbeitete Kollegen ein, denen man vieles mehrfach zeigen musste“: what the clause tells of them. */
const ofOthers = told(
  `^(?:${who}|[^,;]{0,60}(?:te|ten|b|g|m|f|d|ß|l|n|h) ${who})[^,;]*(?<!(?:eine?|als|die|der) (?:\\p{L}+e[rn]? )?) (?!\\p{L}+in(?!\\p{L}))${workmates}(?: [^,;]{0,25})?, (?:(?:mit|bei|von|zu|in|auf|an|aus|für) )?(?:die|denen|deren) (?![^.;]*(?<!\\p{L})(?:er|sie|ih[rmn]|(?:ihr|sein)e?[nmrs]?|frau|herrn?)(?!\\p{L}))[^.;]*\\.?$`,
);
const ill = '(?<!\\p{L})(?:nicht|kaum|selten|nie|kein\\p{L}*|schroff|un\\p{L}+|über (?:ihn|sie))(?!\\p{L})';

const mended =
  '(?:wiederherstellte|behob|bereinigte|berichtigte|aus der welt schaffte|beilegte|ausräumte|schlichtete|löste|nachholte|aufholte|aufarbeitete|rettete|aufklärte|klärte|abstellte|ausglich|auffing|abwendete|aufdeckte|entdeckte|bemerkte)';
const dispatches =
  '(?:verwaltete|archivierte|verzeichnete|formulierte|verfasste|prüfte|versandte|verschickte|erfasste|stellte|setzte)';
const papers =
  '(?:abmahnung|mahnung|rüge|ermahnung|verwarnung|kündigung|beschwerde|reklamation|strafanzeige|klage)\\p{L}*';

const classes = [
  // „Er klärte auf, warum in der Nachbarfiliale Geld fehlte“, „kam sie ihr meist schnell auf die Spur“
  `(?<!\\p{L})(?:deckte|klärte|spürte) ${who} (?:[^,;.]{0,60} )?auf(?=[,;.]|$)|^${who} (?:deckte|klärte|spürte) (?:[^,;.]{0,60} )?auf(?=[,;.]|$)|(?<!\\p{L})kam ${who} [^,;.]{0,40}auf die (?:spur|schliche)|^${who} [^,;.]{0,60}(?:bemerkte|entdeckte) [^.]{0,60} und (?:ließ|meldete|stoppte|sperrte)|(?:bemerkte|entdeckte) ${who} [^.]{0,60} und (?:ließ|meldete|stoppte|sperrte)`,
  // „Buchungen gingen verloren, die sie vollständig wiederherstellte“
  `, (?:die|das|den|der) ${who} (?:[^,;.]{0,40} )?${mended}(?=[,;.]|$)`,
  // „Die Unterschlagung, die der frühere Kassenwart begangen hatte“
  `, (?:die|der|das|den) (?:der|die|das|ein|eine|unser|unsere) (?:(?:frühere|vorige|ehemalige|damalige|alte)[nr]? \\p{L}+|\\p{L}*(?:vorgänger|subunternehm|dienstleister|hersteller|lieferant|zulieferer|spediteur|nachbar|makler|fremdfirma|voreigentümer)\\p{L}*) [^,;.]*(?:hatten?|worden war|ließ|lieferte)(?=[,;.]|$)`,
  // „… die für alle Pflicht ist“, „darf nach dem Gesetz nur ein Arzt“, „so auch bei ihr“
  `(?<!\\p{L})(?:die|das|der|was|wie sie|wie es)? ?für (?:alle|jeden?)(?: \\p{L}+)? (?:pflicht|vorgeschrieben|verbindlich|gilt|galt)(?!\\p{L})|(?<!\\p{L})(?:und )?so (?:geschah|war|hielten wir|galt) (?:es )?auch (?:bei|für|mit) (?:ihr|ihm|sie|ihn)(?!\\p{L})|(?<!\\p{L})so auch (?:an|bei|für|von|mit) (?:sie|ihn|ihr|ihm)(?!\\p{L})|(?:von|für) (?:jedem|alle|jeden|allen)(?: \\p{L}+)?, auch (?:von|für|bei) (?:ihr|ihm|sie|ihn)(?!\\p{L})|, auch (?:jede|die|das) (?:der |das )?(?:ihren|seinen)(?!\\p{L})`,
  // „Die Abmahnungen an säumige Mieter setzte sie auf“, „Sie verwaltete die Personalakten, darunter die Rügen“
  `^(?:die |den |das )?${papers} (?:an|der|des|von|für|gegen) (?![^,;.]*${his})[^,;.]* ${dispatches} ${who}|^${who} ${dispatches} [^.;]*${papers}`,
  // „Sie lehnte eine Beförderung ab, die …“: what somebody was offered, for she was wanted.
  `lehnte(?: ${who})? (?:\\p{L}+ ){0,2}(?:beförderung|leitungsstelle|abwerbung|gehaltserhöhung|(?:stellen|wechsel|abwerbe)?angebote?|höhere\\p{L}* (?:stelle|position))(?!\\p{L})[^.;]* ab(?=[,;.]|$)`,
  // „… damit eine Kollegin nicht verzichten musste“, „weil einige Kollegen die Spätschicht ablehnten, übernahm er sie“
  `, damit (?:eine?|die|der|alle|auch|kein) (?:\\p{Ll}+ )?${workmates} (?![^.;]*(?<!\\p{L})(?:ihm|ihr|ihn|von|durch|unter|neben) (?:ihm|ihr|ihn|sie)?)[^.;]*(?:mussten?|konnten?|müssen?|mitkam(?:en)?|hatten?)\\.?$|^(?:weil|da|als|wenn) (?:einige|manche|viele|mehrere|andere|kein|keine|zwei|drei) (?:\\p{Ll}+ )?${workmates} [^,;]*, (?:übernahm|sprang|half|fuhr|blieb|kam|vertrat|leistete) ${who}`,
  // „Nur einen seiner vielen Vorschläge konnten wir nicht umsetzen“
  `^nur (?:eine?|eine[nrm]|ein einzige[rs]) (?:ihrer|seiner) (?:vielen|zahlreichen|zahllosen|über|mehr als|fast|\\d+)`,
  // „die Fehler gar nicht erst entstehen ließ“, „fiel auf null“
  `(?:gar nicht erst|erst gar nicht) (?:entstehen|aufkommen|zu|auftreten|so weit)|(?:fiel|sank|ging)(?:en)? [^.;,]{0,30}auf null|keine(?:r|n|s|m)? (?:einzige[nrs]? )?(?:\\p{L}+ )?(?:davon )?(?:fiel|kam|ging|musste|wurde|betraf|wechselte)(?:en)? (?:je(?:mals)?|ihr|sein|zu)(?!\\p{L})`,
  // „Auf ihre Vermittlung hin nahm ein Kollege die Klage zurück“, „Auf sein Betreiben hin wurde …“
  `(?<!\\p{L})auf ${his} &?(?:vermittlung|betreiben|anregung|rat|vorschlag|initiative|fürsprache|drängen|bitte)(?:en)? hin(?!\\p{L})[^.;]*(?:zurück|geschaffen|eingeführt|einigten|eingerichtet|beigelegt)`,
].map((source) => told(source.replaceAll('&?', '(?:\\p{Ll}+ )?')));

/** Whether what sounds like blame tells of a trouble that was others', or that the person ended. */
export function toldWithoutBlame(unit: Searched): boolean {
  if (classes.some((search) => search.test(unit))) return true;
  if (untilHer.test(unit)) return !ofPerson.test(beforeComma.exec(unit.flat)?.[0] ?? '');
  return ofOthers.test(unit) && !isIll.test(beforeComma.exec(unit.flat)?.[0] ?? '');
}
const isIll = lateRegExp(ill, 'iu');
