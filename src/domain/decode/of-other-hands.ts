import { lateRegExp } from '../german/late.ts';
import { type Search, type Searched, searchOf } from '../german/sieve.ts';

/**
 * Sentences in which something went wrong, and not by the person: it was others' fault, or of the time before, it is a
 * rule for all, or it would have happened without her. Told beside any praise they take nothing back.
 */
const who = '(?:er|sie|Herr [\\p{L}-]+|Frau [\\p{L}-]+)(?!\\p{L})';
const whom = '(?:ih[rmn]|sie|Herrn [\\p{L}-]+|Frau [\\p{L}-]+)(?!\\p{L})';
const ofPerson = '(?<!\\p{L})(?:er|sie|ih[rmn]|(?:[Ii]hr|[Ss]ein)e?[nmrs]?|Frau|Herrn?)(?!\\p{L})';
const told = (source: string): Search => searchOf(lateRegExp(source, 'u'));

/** What somebody does about the trouble of others. */
const acts =
  '(?:half|sprang|unterstützte|vertrat|beruhigte|tröstete|besänftigte|beschwichtigte|schlichtete|vermittelte|dolmetschte|übersetzte|erklärte|schulte|unterwies|unterrichtete|leitete|moderierte|betreute|begleitete|pflegte|rettete|holte|gewann|fing|klärte|löste|behob|bearbeitete|erledigte|ersetzte|übernahm|entlastete|kontrollierte|prüfte|überwachte|korrigierte|berichtigte|mahnte|erinnerte|bemerkte|entdeckte|fand|stimmte|überzeugte|hielt|nahm|führte|wendete|verhinderte|überbrückte|organisierte|beschaffte|setzte|sah|hörte|empfing|beriet|arbeitete|brachte|erreichte|zeigte|lud|sorgte|schaffte|verkaufte|reparierte|gab|lernte|deckte|spürte|besserte|ermutigte)';
/** … and what undoes it. */
const undone =
  '(?![^.,;]*(?<!\\p{L})(?:nicht|nie|kaum|selten|kein\\p{L}*|zu spät|zurück|nur|lediglich|Hilfe von|mit Hilfe)(?!\\p{L}))';
const people =
  '(?:[Kk]olleg|[Mm]itarbeiter|[Mm]itarbeitend|[Mm]itschüler|[Kk]und|[Mm]andant|[Gg][aä]st|[Pp]atient|[Bb]ewohner|[Kk]ind|[Ss]chüler|[Ll]ehrling|[Aa]uszubild|[Pp]raktikant|[Ll]ieferant|[Tt]eilnehm|[Mm]ieter|[Ee]ltern|[Aa]ngehörig|[Ll]eute|[Mm]enschen|[Ff]ahrer|[Aa]nrufer|[Bb]esuch|[Kk]lient|[Bb]ürger|[Bb]auherr|[Aa]uftraggeb|[Aa]ushilf|[Ff]irm|[Bb]ehörde|[Aa]mt|[Aa]nder)';
const link =
  '(?:(?:an|bei|mit|zu|in|auf|von|für|aus|unter|gegen) )?(?:die|der|das|den|dem|denen|deren|dessen)';
const came = '(?:übernahm|antrat|begann|anfing|eintrat|einstieg|kam|zu uns kam|dazukam|dazustieß)(?!\\p{L})';
const entry =
  '(?:Eintritt|Antritt|Amtsantritt|Dienstantritt|Beginn|Ankunft|Kommen|Zeit|Übernahme|Einstellung)';

const classes: readonly Search[] = [
  // „Eine Praktikantin, die in Tränen ausgebrochen war, tröstete Frau Kern“
  `, ${link} (?![^,;]*${ofPerson})[^,;]*, ${acts} (?:sich )?${who}${undone}`,
  // „Herr Kern dolmetschte für Kollegen, die kein Englisch sprachen“
  `^(?:(?:Herr|Frau) [\\p{L}-]+|Er|Sie|[^,;:]{2,60}) ${acts}(?!\\p{L})(?: ${who})?${undone}[^,;:]*(?<!\\p{L})\\p{L}*${people}\\p{L}*(?: ein| ab| an| auf)?, ${link} (?![^,;]*${ofPerson})[^,;]*(?:$|, )`,
  // „… mahnte säumige Lieferanten“, „Als der Nachbarabteilung die Arbeit über den Kopf wuchs, half er“
  `^(?:Als|Wenn|Wo|Nachdem|Sobald|Weil|Da) (?!${who})(?![^,;]*${ofPerson})[^,;]*, ${acts} (?:sich )?${who}${undone}`,
  // „Wer eine Rechnung nicht rechtzeitig einreichte, bekam einen Anruf“
  '^Wer [^,;]*(?<!\\p{L})(?:nicht (?:rechtzeitig|pünktlich)|zu spät|verspätet|säumig|unpünktlich|vergaß|vergessen hatte|fehlte)(?!\\p{L})[^,;]*, ',
  // „klärte auf, warum in der Nachbarfiliale Geld fehlte“
  `(?<!\\p{L})(?:klärte|deckte|fand|ermittelte|erkannte|spürte)(?!\\p{L})[^.;,]*, (?:warum|weshalb|woran|wo|dass) (?![^.;]*${ofPerson})`,
  // the time before
  `, bis ${who} (?![^.;]*(?:nicht|kündigte|ging|verließ))[^.;,]*(?:übernahm|eingriff|kam|fand|löste|half|klärte|einsprang)(?!\\p{L})`,
  `(?:^|, |; )(?:bevor|ehe|Bevor|Ehe) ${who} [^,;]*${came}`,
  `(?<!\\p{L})[Vv]or (?:ihre|seine)[rm] ${entry}(?!\\p{L})`,
  `(?<!\\p{L})[Uu]nter (?:ihre|seine)[mnr] (?:\\p{Ll}+ )?(?:Vorgänger|Amtsvorgänger)`,
  `(?<!\\p{L})(?:[Mm]it|[Ss]eit) (?:dem|ihrem|seinem) ${entry}(?!\\p{L})[^.;]*(?:der Vergangenheit|vorbei|ein Ende|keine[rn]? |nicht mehr|weg(?=[.,;]|$))`,
  `(?:das|dies) (?:änderte|besserte|legte) sich (?:mit|unter|durch|dank|seit) (?:ih[rm]|ihrem|seinem|ihrer|seiner|Frau|Herrn)(?!\\p{L})`,
  `; mit ${whom} (?:entfiel|endete|hörte|verschwand|war) (?:das|dies|es)(?!\\p{L})`,
  // rules for others, and for all
  `(?<!\\p{L})(?:gilt|galt|gelten|galten) (?:bei uns |hier |im Haus )?(?:nur )?für (?!${whom})`,
  '(?<!\\p{L})wie (?:jede[rsnm]?|alle[nr]?|in jede[rm]|bei jede[rm]) ',
  '^In (?:der|dieser|unserer) Branche ',
  // what would have been
  `(?<!\\p{L})[Oo]hne (?:(?:sein|ihr)e?[n]? \\p{L}+|${whom})[^.;]*(?<!\\p{L})(?:hätten?|wären?|würden?)(?!\\p{L})`,
  // to her credit
  `(?<!\\p{L})(?:ist|war|bleibt) (?:allein |ganz |vor allem |nicht zuletzt )*(?:sein|ihr) (?:Verdienst|Werk)(?!\\p{L})`,
  `, wie ${who} (?:es )?(?:voraus|vorher)(?:gesagt|gesehen|gesehn)`,
  '(?<!\\p{L})mit (?:guten|gutem|vollem) (?:Gründen|Grund|Recht)(?!\\p{L})',
  // „…, die ein anderer Fahrer erhalten hatte, nahm er zum Anlass“
  `, ${link} (?:ein(?:e[mnr]?)?|andere|der|die) (?:andere[rn]?|Kollege|Kollegin|Kollegen|Vorgänger) [^,;]*, `,
  // what is laid before her, and whom she takes on
  `(?:legte|reichte|gab|brachte|schickte|stellte)n? (?:man|alle|jeder|(?:die|der|unsere?) [^,;.]{3,40}) (?:ih[rm]|Herrn [\\p{L}-]+|Frau [\\p{L}-]+) [^,;.]*(?:zur (?:Genehmigung|Freigabe|Unterschrift|Prüfung|Durchsicht|Entscheidung)|vor(?=[.,;]|$))`,
  `(?:Versetzung|Wechsel|Aufnahme) (?:in|zu|auf) (?:(?:die|das|den|der) )?(?:(?:ihr|sein)e?[nmr]? |\\p{Lu}\\p{L}+ (?:von|bei|unter) ${whom}|${whom})`,
  // „Er blieb nach Schichtende, bis die verspätete Ablösung eintraf“
  `(?<!\\p{L})blieb(?: ${who})?[^.;,]{0,30} (?:nach (?:Schichtende|Feierabend|Dienstschluss|Dienstende)|länger|abends)(?!\\p{L})[^.;,]{0,40}, bis (?!${who})`,
  // „setzte Zuschläge gegen einen Mandanten fest, der seine Belege nicht gebracht hatte; sie erreichte deren Erlass“
  `(?<!\\p{L})\\p{L}*${people}\\p{L}*(?: \\p{Ll}+)?, ${link} [^;]*; ${who} ${acts}(?!\\p{L})${undone}`,
  // „Im Winter fehlten neun von zehn; die zehnte war Frau Kern“
  `; (?:der|die|das) (?:einzige|andere|letzte|eine|\\p{Ll}+te) (?:war|hieß) ${who}`,
  // „Die zweite Kraft brauchte er nicht“: what she could do without
  `(?:[Kk]raft|[Hh]ilfe|[Vv]ertretung|[Aa]ushilfe|[Aa]nleitung|[Kk]ontrolle|[Dd]olmetscher\\p{L}*|[Nn]achfrist|[Ff]ristverlängerung|[Ee]rinnerung|[Mm]ahnung)(?:, [^,;]*,)? (?:brauchte|benötigte) ${who} (?:dafür |dabei |dazu )?nicht(?=[.,;]|$)`,
].map(told);

/** Whether what a sentence tells is the trouble of others, of the time before, or none at all. */
export const isOfOtherHands = (unit: Searched): boolean => classes.some((search) => search.test(unit));
